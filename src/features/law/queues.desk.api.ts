import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { listConflicts } from '#features/finder/rules/list-conflicts.server.ts';
import { listQueues } from './list-queues.server.ts';
import * as shapes from './queues.schema.ts';

/** What waits to be read. */
export const queuesDesk = {
  'GET /law/queues': deskCall({
    summary: 'What waits for somebody who reads the law',
    tag: 'Law',
    who: 'content.read',
    query: shapes.queuesQuery,
    answer: shapes.queuesAnswer,
    answers: 'A page of each queue',
    handle: async ({ query, language }) => ({
      ...(await listQueues(query)),
      conflicts: await listConflicts(language, query.conflicts),
    }),
  }),
} satisfies DeskCalls;
