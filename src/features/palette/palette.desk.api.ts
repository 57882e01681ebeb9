import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { findLeads } from '#features/leads/desk/find-leads.server.ts';
import { findRecords } from '#features/records/across-kinds/find-records.server.ts';
import { findAnswer, findQuery } from './palette.schema.ts';

const mostRecords = 20;
const mostLeads = 5;

export const paletteDesk = {
  'GET /find': deskCall({
    summary: 'Records of every kind, and leads, by their names',
    description: 'Each is found by those who may see it: some kinds ask for a right, and leads for that of the inbox.',
    tag: 'Palette',
    who: 'staff',
    query: findQuery,
    answer: findAnswer,
    answers: 'Of records at most 20, five of a kind; of leads at most 5',
    handle: async ({ actor, query: { q } }) => {
      const [records, leads] = await Promise.all([
        actor.rights.includes('content.read') ? findRecords(actor, q, mostRecords) : [],
        actor.rights.includes('leads.read') ? findLeads(q, mostLeads) : [],
      ]);
      return { records, leads };
    },
  }),
} satisfies DeskCalls;
