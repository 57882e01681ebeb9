import type { Calls } from '#core/http/calls.ts';
import { projectsAnswer } from './projects.schema.ts';

export const projectCalls = {
  'GET /client/projects': {
    summary: 'The work that the office does for the client, with its stage and the next step',
    tag: 'Client area',
    who: 'client',
    answer: projectsAnswer,
    answers: 'The projects, the most recently changed first',
  },
} as const satisfies Calls;
