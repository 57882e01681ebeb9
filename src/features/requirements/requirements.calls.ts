import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { requirementsAnswer } from './requirements.schema.ts';

export const requirementCalls = {
  'GET /services/{serviceId}': {
    summary: 'The mandatory-products list of a service',
    description: 'The whole list in its own order. For a service without a list it is empty.',
    tag: 'Services',
    params: z.object({ serviceId: z.string() }),
    answer: requirementsAnswer,
    answers: 'The rows of the list',
    refuses: { 404: 'The segment is not a number, or no service has that number' },
  },
} as const satisfies Calls;
