import { attachment } from '#core/http/attachment.ts';
import { translate } from '#core/text/messages.server.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { listDrafts } from './across-kinds/list-drafts.server.ts';
import { actOnRecords } from './desk/act-on-records.server.ts';
import { exportList, measureExport } from './desk/export-list.server.ts';
import { kindFor, kindToActOn, kindToPublish } from './desk/kind-to-change.server.ts';
import { listOrder, orderRecords } from './desk/order-records.server.ts';
import * as shapes from './record-lists.schema.ts';
import { kindParams } from './records.schema.ts';

const noKind = 'No such kind, or one of which there is only one';
const ofKind = { tag: 'Records', params: kindParams, refuses: { 404: noKind } } as const;

/** What is done to lists of records. Their paths stand before those of single records, whose ids they are not. */
export const recordListsDesk = {
  'GET /drafts': deskCall({
    tag: 'Records',
    summary: 'What is being written, waits for review, or for its hour, of every kind',
    who: 'content.read',
    query: shapes.draftsQuery,
    answer: shapes.draftsAnswer,
    answers: 'A page of it, what was saved last first',
    handle: ({ actor, query }) => listDrafts(actor, query),
  }),
  'GET /records/{kind}/export-size': deskCall({
    ...ofKind,
    summary: 'How many records an export would have',
    description: 'It asks for the proof that the export needs, which a link cannot ask for.',
    who: 'content.read',
    proof: proofMinutes,
    query: shapes.exportQuery,
    answer: shapes.exportSize,
    answers: 'The number',
    refuses: { 404: noKind, 422: 'Too many for a workbook' },
    handle: ({ actor, params, query }) => measureExport(kindFor(actor, params.kind), query),
  }),
  'GET /records/{kind}/export': deskCall({
    securityEvent: 'export a list of records',
    ...ofKind,
    summary: 'The records that a filter leaves, as a file; each download leaves a line in the audit log',
    who: 'content.read',
    proof: proofMinutes,
    query: shapes.exportQuery,
    answer: 'file',
    answers: 'CSV as a stream, or a workbook of 5,000 rows at most',
    refuses: { 404: noKind, 422: 'Too many for a workbook' },
    handle: async ({ actor, params, query }) => {
      const kind = kindFor(actor, params.kind);
      return attachment(
        await exportList(actor, kind, query),
        `${kind.kind}-${todayInIndia()}.${query.format}`,
        types[query.format],
      );
    },
  }),
  'GET /records/{kind}/order': deskCall({
    ...ofKind,
    summary: 'All records of a kind in their order',
    who: 'content.read',
    answer: shapes.orderAnswer,
    answers: 'Their names in the order in which the site shows them',
    refuses: { 404: 'No such kind, or one without an order' },
    handle: ({ actor, params }) => listOrder(kindFor(actor, params.kind)),
  }),
  'PUT /records/{kind}/order': deskCall({
    ...ofKind,
    summary: 'Put the records of a kind into another order, which visitors see at once',
    who: 'content.publish',
    input: shapes.orderInput,
    writesContent: true,
    answer: shapes.orderAnswer,
    answers: 'The order as it is now',
    refuses: {
      404: 'No such kind, or one without an order',
      409: 'Somebody has changed the list since: `theirs` is the other order',
      422: 'Other records than those of the list',
    },
    handle: ({ actor, params, input }) => orderRecords(actor, kindToPublish(actor, params.kind), input),
  }),
  'POST /records/{kind}/actions': deskCall({
    ...ofKind,
    summary: 'Publish, archive or discard several records',
    description:
      'Each is done or refused for itself, by the rules of the call for a single one, with a line of its own.',
    who: 'content.write',
    unaudited: 'Each record that changes leaves a line of its own',
    input: shapes.actionsInput,
    writesContent: true,
    answer: shapes.actionsAnswer,
    answers: 'What became of each',
    handle: ({ actor, params, input, language }) =>
      actOnRecords(actor, kindToActOn(actor, params.kind, input.action), input, (text) => translate(text, language)),
  }),
} satisfies DeskCalls;

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
