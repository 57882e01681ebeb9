import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { footerAnswer, localeParams, topBarAnswer } from './site.schema.ts';

export const siteCalls = {
  'GET /top-bar': {
    summary: 'Social links and top menu of the top bar',
    tag: 'Site',
    answer: topBarAnswer,
    answers: 'In the language of the caller',
  },
  'GET /footer': {
    summary: 'Everything that the footer shows',
    tag: 'Site',
    answer: footerAnswer,
    answers: 'In the language of the caller',
  },
  'GET /set-locale/{locale}': {
    summary: 'Store the language choice in the cookie `locale`',
    description: 'Sets only a preference; a language that is unknown or not ready changes nothing.',
    tag: 'Site',
    neverStored: true,
    params: localeParams,
    answer: z.object({ locale: z.string() }),
    answers: 'The chosen language',
    refuses: { 422: 'The language is not offered' },
  },
} as const satisfies Calls;
