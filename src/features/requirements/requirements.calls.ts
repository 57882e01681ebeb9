import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { requirementsAnswer } from './requirements.schema.ts';

export const requirementCalls = {
  'GET /services/{serviceId}': {
    summary: 'The mandatory-products list of a service',
    description: 'The whole list, in its order. A service without a list answers an empty one.',
    tag: 'Services',
    params: z.object({ serviceId: z.string() }),
    answer: requirementsAnswer,
    answers: 'The lines of the list',
    refuses: { 404: 'The segment is no number, or no service has it' },
  },
} as const satisfies Calls;
