import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { serviceAnswer, servicesAnswer } from './services.schema.ts';

export const serviceCalls = {
  'GET /services': {
    summary: 'All services with their categories and the texts of the services page',
    tag: 'Services',
    answer: servicesAnswer,
    answers: 'The services',
  },
  'GET /services/{categorySlug}/{slug}': {
    summary: 'One service with its sections and related services',
    tag: 'Services',
    params: z.object({ categorySlug: z.string(), slug: z.string() }),
    answer: serviceAnswer,
    answers: 'The service',
    refuses: { 404: 'That category has no such service' },
  },
} as const satisfies Calls;
