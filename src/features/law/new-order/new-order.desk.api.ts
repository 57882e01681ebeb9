import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { lawTexts } from '../law.messages.ts';
import { differenceAnswer, proposedAnswer } from '../law.schema.ts';
import { orderParams, strikeInput } from '../law-inputs.schema.ts';
import { newOrderInput } from '../new-order-inputs.schema.ts';
import { previewProposal } from '../preview-proposal.server.ts';
import { proposeOrder, proposeOrderStrike } from '../propose.server.ts';
import { findEntries, listChoices } from './list-choices.server.ts';
import { entriesAnswer, entriesQuery, newOrderChoices } from './new-order.schema.ts';

const tag = 'Law';
const limit = { name: 'desk-law-preview', limit: 200, windowSeconds: 600 };
const refuses = { 422: 'A field is wrong, or it contradicts what is recorded' };

/** An order of the gazette that acts on none of the register, and the end of one that should not stand there. */
export const newOrderDesk = {
  'GET /law/new-order': deskCall({
    summary: 'What an order of its own can name: those who issue orders, and the approvals with lists',
    tag,
    who: 'content.read',
    answer: newOrderChoices,
    answers: 'The choices',
    handle: ({ language }) => listChoices(language),
  }),
  'GET /law/entries': deskCall({
    summary: 'Entries of lists by the product, the standard, the customs code or the words of the list',
    tag,
    who: 'content.read',
    query: entriesQuery,
    answer: entriesAnswer,
    answers: 'The first of them',
    handle: async ({ query }) => ({ rows: await findEntries(query) }),
  }),
  'POST /law/new-order/preview': deskCall({
    summary: 'What a new order would change for visitors',
    tag,
    limit,
    who: 'content.write',
    unaudited: 'It is computed in a transaction that is rolled back',
    input: newOrderInput,
    writesContent: true,
    answer: differenceAnswer,
    answers: 'The differences, and how the order appears on the site',
    refuses,
    handle: ({ input, language }) => previewProposal({ orderId: null, newOrder: input }, language),
  }),
  'POST /law/new-order': deskCall({
    summary: 'Propose an order that the register does not have',
    tag,
    limit,
    who: 'content.write',
    input: newOrderInput,
    writesContent: true,
    answer: proposedAnswer,
    answers: 'Proposed',
    refuses,
    handle: async ({ actor, input, say }) => ({
      id: await proposeOrder(actor, input),
      message: say(lawTexts.proposed),
    }),
  }),
  'POST /law/orders/{slug}/strike': deskCall({
    summary: 'Propose to strike an order as a whole',
    tag,
    limit,
    who: 'content.write',
    params: orderParams,
    input: strikeInput,
    writesContent: true,
    answer: proposedAnswer,
    answers: 'Proposed',
    refuses: { 404: 'No such order', 409: 'It is struck already' },
    handle: async ({ actor, params, input, say }) => ({
      id: await proposeOrderStrike(actor, params.slug, input.reason),
      message: say(lawTexts.proposed),
    }),
  }),
} satisfies DeskCalls;
