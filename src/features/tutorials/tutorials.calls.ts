import type { Calls } from '#core/http/calls.ts';
import { tutorialsAnswer } from './tutorials.schema.ts';

export const tutorialCalls = {
  'GET /client/tutorials': {
    summary: 'The tutorials for clients',
    tag: 'Client area',
    who: 'client',
    answer: tutorialsAnswer,
    answers: 'The tutorials, in the order in which to read them',
  },
} as const satisfies Calls;
