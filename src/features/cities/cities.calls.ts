import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { cityAnswer, stateCitiesAnswer } from './cities.schema.ts';

export const cityCalls = {
  'GET /city-pages/{slug}': {
    summary: 'The page of a city and the services that concern it',
    tag: 'Pages',
    params: z.object({ slug: z.string() }),
    answer: cityAnswer,
    answers: 'The city',
    refuses: { 404: 'There is no page for that city' },
  },
  'GET /state-cities': {
    summary: 'The cities that have a page, by state',
    tag: 'Pages',
    answer: stateCitiesAnswer,
    answers: 'States in alphabetical order',
  },
} as const satisfies Calls;
