import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { findOrders } from '#features/law/get-law-order.server.ts';
import { findLeads } from '#features/leads/desk/find-leads.server.ts';
import { findRecords } from '#features/records/across-kinds/find-records.server.ts';
import { findAnswer, findQuery } from './palette.schema.ts';

const mostRecords = 20;
const mostOrders = 5;
const mostLeads = 5;

export const paletteDesk = {
  'GET /find': deskCall({
    summary: 'Records of every kind, orders and leads, by their names',
    description: 'Each is found by those who may see it: some kinds ask for a right, and leads for that of the inbox.',
    tag: 'Palette',
    who: 'staff',
    query: findQuery,
    answer: findAnswer,
    answers: 'Of records at most 20, five of a kind; of orders and leads at most 5',
    handle: async ({ actor, query: { q } }) => {
      const mayRead = actor.rights.includes('content.read');
      const [records, orders, leads] = await Promise.all([
        mayRead ? findRecords(actor, q, mostRecords) : [],
        mayRead ? findOrders(q, mostOrders) : [],
        actor.rights.includes('leads.read') ? findLeads(q, mostLeads) : [],
      ]);
      return { records, orders, leads };
    },
  }),
} satisfies DeskCalls;
