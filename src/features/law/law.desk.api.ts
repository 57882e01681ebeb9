import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { correctionInput } from './correction-inputs.schema.ts';
import { findLawOrders, getLawOrder } from './get-law-order.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import * as shapes from './law.schema.ts';
import * as inputs from './law-inputs.schema.ts';
import { getProposal, getProposedDifference, listProposals } from './list-proposals.server.ts';
import { previewProposal } from './preview-proposal.server.ts';
import {
  getOrderId,
  proposeCorrection,
  proposeEffect,
  proposeStrike,
  sendBackProposal,
  withdrawProposal,
} from './propose.server.ts';
import { addCheck, publishProposal } from './publish-proposal.server.ts';

const tag = 'Law';
const refusesEffect = { 404: 'No such order', 422: 'A field is wrong, or the effect contradicts what is recorded' };
const unaudited = 'It is computed in a transaction that is rolled back';
/** Each of these computes what an effect would change, while nobody can publish. */
const limit = { name: 'desk-law-preview', limit: 200, windowSeconds: 600 };
const ofProposal = { tag, params: inputs.proposalParams, answer: messageAnswer } as const;
const noProposal = { 404: 'No such proposal' };
const readsProposal = { tag, who: 'content.read', params: inputs.proposalParams, refuses: noProposal } as const;
const refusesProposal = { ...noProposal, 409: 'Somebody has decided about it' };

/** Orders are not edited like texts: an effect is added or struck, by two people. */
export const lawDesk = {
  'GET /law/orders': deskCall({
    summary: 'Orders by their number, title, products, standards or customs codes',
    tag,
    who: 'content.read',
    query: inputs.ordersQuery,
    answer: shapes.ordersAnswer,
    answers: 'A page of them, the newest first',
    handle: ({ query }) => findLawOrders(query),
  }),
  'GET /law/orders/{slug}': deskCall({
    summary: 'An order: what was printed, what was done to it, what was checked',
    tag,
    who: 'content.read',
    params: inputs.orderParams,
    answer: shapes.orderAnswer,
    answers: 'The order',
    refuses: { 404: 'No such order' },
    handle: ({ actor, params }) => getLawOrder(actor, params.slug),
  }),
  'POST /law/orders/{slug}/effects/preview': deskCall({
    summary: 'What an effect would change for visitors',
    tag,
    limit,
    who: 'content.write',
    unaudited,
    params: inputs.orderParams,
    input: inputs.effectInput,
    writesContent: true,
    answer: shapes.differenceAnswer,
    answers: 'The differences, those of most products first',
    refuses: refusesEffect,
    handle: async ({ params, input, language }) =>
      previewProposal({ orderId: await getOrderId(params.slug), effect: input }, language),
  }),
  'POST /law/orders/{slug}/effects': deskCall({
    summary: 'Propose an effect on the order',
    tag,
    limit,
    who: 'content.write',
    params: inputs.orderParams,
    input: inputs.effectInput,
    writesContent: true,
    answer: shapes.proposedAnswer,
    answers: 'Proposed',
    refuses: refusesEffect,
    handle: async ({ actor, params, input, say }) => ({
      id: await proposeEffect(actor, params.slug, input),
      message: say(texts.proposed),
    }),
  }),
  'POST /law/orders/{slug}/checks': deskCall({
    summary: 'Record that the order was read again',
    tag,
    who: 'content.publish',
    params: inputs.orderParams,
    input: inputs.checkInput,
    writesContent: true,
    answer: messageAnswer,
    answers: 'Recorded',
    refuses: { 404: 'No such order', 422: 'The day is ahead, or has a check already' },
    handle: async ({ actor, params, input, say }) => {
      await addCheck(actor, params.slug, input);
      return { message: say(texts.checked) };
    },
  }),
  'POST /law/effects/{id}/strike': deskCall({
    summary: 'Propose to strike an effect',
    tag,
    limit,
    who: 'content.write',
    params: inputs.effectParams,
    input: inputs.strikeInput,
    writesContent: true,
    answer: shapes.proposedAnswer,
    answers: 'Proposed',
    refuses: { 404: 'No such effect', 409: 'It is struck already' },
    handle: async ({ actor, params, input, say }) => ({
      id: await proposeStrike(actor, params.id, input.reason),
      message: say(texts.proposed),
    }),
  }),
  'POST /law/orders/{slug}/correct': deskCall({
    summary: 'Propose what is really printed on the order',
    tag,
    limit,
    who: 'content.write',
    params: inputs.orderParams,
    input: correctionInput,
    writesContent: true,
    answer: shapes.proposedAnswer,
    answers: 'Proposed',
    refuses: { 404: 'No such order', 422: 'A field is wrong, or the day contradicts what is recorded' },
    handle: async ({ actor, params, input, say }) => ({
      id: await proposeCorrection(actor, params.slug, input),
      message: say(texts.proposed),
    }),
  }),
  'GET /law/proposals': deskCall({
    summary: 'Proposals in a state',
    tag,
    who: 'content.read',
    query: inputs.proposalsQuery,
    answer: shapes.proposalsAnswer,
    answers: 'The newest first',
    handle: async ({ actor, query }) => ({ rows: await listProposals(actor, query.state) }),
  }),
  'GET /law/proposals/{id}': deskCall({
    ...readsProposal,
    summary: 'A proposal',
    answer: shapes.proposalAnswer,
    answers: 'The proposal',
    handle: async ({ actor, params }) => ({ proposal: await getProposal(actor, params.id) }),
  }),
  'GET /law/proposals/{id}/difference': deskCall({
    ...readsProposal,
    summary: 'What a proposal would change for visitors',
    limit,
    writesContent: true,
    answer: shapes.proposedDifferenceAnswer,
    answers: 'The difference; null when the proposal is decided or cannot be published any more',
    handle: ({ params, language }) => getProposedDifference(params.id, language),
  }),
  'POST /law/proposals/{id}/publish': deskCall({
    ...ofProposal,
    summary: 'Publish a proposal of somebody else',
    who: 'content.publish',
    query: inputs.publishQuery,
    writesContent: true,
    answers: 'Published',
    refuses: { ...refusesProposal, 422: 'What was recorded since contradicts it' },
    handle: async ({ actor, params, query, say }) => {
      await publishProposal(actor, params.id, query.telling);
      return { message: say(texts.published) };
    },
  }),
  'POST /law/proposals/{id}/send-back': deskCall({
    ...ofProposal,
    summary: 'Give a proposal back to its author',
    who: 'content.publish',
    input: inputs.sendBackInput,
    answers: 'Sent back',
    refuses: refusesProposal,
    handle: async ({ actor, params, input, say }) => {
      await sendBackProposal(actor, params.id, input.answer);
      return { message: say(texts.sentBack) };
    },
  }),
  'POST /law/proposals/{id}/withdraw': deskCall({
    ...ofProposal,
    summary: 'Take one’s own proposal back',
    who: 'content.write',
    answers: 'Taken back',
    refuses: refusesProposal,
    handle: async ({ actor, params, say }) => {
      await withdrawProposal(actor, params.id);
      return { message: say(texts.withdrawn) };
    },
  }),
} satisfies DeskCalls;
