import type { ServerText } from '#core/text/messages.server.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import type { Problem } from './declare-records.server.ts';
import { archiveRecord } from './desk/archive-record.server.ts';
import { getRecord } from './desk/get-record.server.ts';
import { kindFor, recordFor, recordToPublish } from './desk/kind-to-change.server.ts';
import { listOptions, listRecords } from './desk/list-records.server.ts';
import { markTranslation } from './desk/mark-translation.server.ts';
import { makePreview, previewPages } from './desk/preview-draft.server.ts';
import { publishDraft } from './desk/publish-draft.server.ts';
import { discardDraft, sendBackDraft, submitDraft, unscheduleDraft } from './desk/review-draft.server.ts';
import { getRevision, listRevisions, restoreRevision } from './desk/revisions.server.ts';
import { createDraft, saveDraft } from './desk/save-draft.server.ts';
import { scheduleDraft } from './desk/schedule-draft.server.ts';
import { listAnswer } from './record-lists.schema.ts';
import * as shapes from './records.schema.ts';

const tag = 'Records';
const unaudited = 'A draft is not public, and its revision says who wrote it when';
const changed = 'Somebody has saved or published since: `theirs` is the other text';
const stated = { tag, params: shapes.recordParams, answer: shapes.stateAnswer, answers: 'What became of it' };

/** The calls for every kind of record; `{id}` is `new-7` until a record is first published. */
export const recordsDesk = {
  'GET /records/{kind}': deskCall({
    summary: 'The records of a kind',
    description:
      'Also by what a field of the document names or says: `with.category=guides`. `filters` of the answer says which fields.',
    tag,
    who: 'content.read',
    params: shapes.kindParams,
    query: shapes.listQuery,
    answer: listAnswer,
    answers: 'A page of them, and the drafts of new ones',
    refuses: { 404: 'No such kind' },
    handle: ({ actor, params, query }) => listRecords(kindFor(actor, params.kind), query),
  }),
  'POST /records/{kind}': deskCall({
    summary: 'Begin a new record',
    tag,
    who: 'content.write',
    unaudited,
    params: shapes.kindParams,
    input: shapes.newInput,
    answer: shapes.savedAnswer,
    answers: 'The draft',
    refuses: { 404: 'No such kind' },
    handle: ({ actor, params, input, say }) =>
      createDraft(actor, { kind: kindFor(actor, params.kind), ...input }).then((saved) => inWords(saved, say)),
  }),
  'GET /records/{kind}/{id}': deskCall({
    summary: 'A record, public and as it is being written',
    tag,
    who: 'content.read',
    params: shapes.recordParams,
    answer: shapes.recordAnswer,
    answers: 'Both states, and what the caller may do',
    refuses: { 404: 'No such record' },
    handle: ({ actor, params, say }) => getRecord(actor, recordFor(actor, params), say),
  }),
  'PUT /records/{kind}/{id}/draft': deskCall({
    summary: 'Save the draft',
    tag,
    who: 'content.write',
    unaudited,
    params: shapes.recordParams,
    input: shapes.draftInput,
    answer: shapes.savedAnswer,
    answers: 'The clean document, and what keeps it from being published',
    refuses: { 404: 'No such record', 409: changed },
    handle: ({ actor, params, input, say }) =>
      saveDraft(actor, { ...recordFor(actor, params), ...input }).then((saved) => inWords(saved, say)),
  }),
  'POST /records/{kind}/{id}/mark': deskCall({
    summary: 'Say how far a translation is',
    description:
      'It is said of the text as it is saved, and goes out with the draft. Only reviewers say that it is reviewed.',
    tag,
    who: 'content.write',
    unaudited,
    params: shapes.recordParams,
    input: shapes.markInput,
    answer: shapes.markAnswer,
    answers: 'The marks of the draft, which is begun if there is none',
    refuses: { 404: 'No such record', 409: changed, 422: 'There is no text in this language' },
    handle: ({ actor, params, input }) => markTranslation(actor, { ...recordFor(actor, params), ...input }),
  }),
  'POST /records/{kind}/{id}/submit': deskCall({
    ...stated,
    summary: 'Hand the draft to a reviewer',
    who: 'content.write',
    input: shapes.submitInput,
    refuses: { 404: 'No open draft', 409: changed },
    handle: ({ actor, params, input }) => submitDraft(actor, { ...recordFor(actor, params), ...input }),
  }),
  'POST /records/{kind}/{id}/send-back': deskCall({
    ...stated,
    summary: 'Give the draft back to its author',
    who: 'content.publish',
    input: shapes.sendBackInput,
    refuses: { 404: 'No open draft', 409: 'It is not being reviewed' },
    handle: ({ actor, params, input }) => sendBackDraft(actor, { ...recordFor(actor, params), ...input }),
  }),
  'POST /records/{kind}/{id}/publish': deskCall({
    ...stated,
    summary: 'Publish the draft, now or at an hour',
    who: 'content.publish',
    writesContent: true,
    input: shapes.publishInput,
    refuses: { 404: 'No open draft', 409: changed },
    handle: ({ actor, params, input: { at, ...input } }) => {
      const publication = { ...recordToPublish(actor, params), ...input };
      return at ? scheduleDraft(actor, { ...publication, at }) : publishDraft(actor, publication);
    },
  }),
  'POST /records/{kind}/{id}/preview': deskCall({
    summary: 'Make a link to a preview of the draft',
    tag,
    who: 'content.write',
    params: shapes.recordParams,
    answer: shapes.previewAnswer,
    answers: 'Its addresses by language, for whoever has them, until their end or that of the draft',
    refuses: { 404: 'No open draft', 409: 'No page shows such records' },
    handle: async ({ actor, params }) => {
      const { token, until } = await makePreview(actor, recordFor(actor, params));
      return { until, pages: previewPages(token) };
    },
  }),
  'POST /records/{kind}/{id}/unschedule': deskCall({
    ...stated,
    summary: 'Take the draft out of the schedule',
    who: 'content.publish',
    refuses: { 404: 'No open draft', 409: 'It is not scheduled' },
    handle: ({ actor, params }) => unscheduleDraft(actor, recordFor(actor, params)),
  }),
  'POST /records/{kind}/{id}/archive': deskCall({
    ...stated,
    summary: 'Take the record from the site',
    who: 'content.publish',
    writesContent: true,
    refuses: { 404: 'No such record', 409: 'It is not public' },
    handle: ({ actor, params }) => archiveRecord(actor, recordToPublish(actor, params)),
  }),
  'POST /records/{kind}/{id}/discard': deskCall({
    ...stated,
    summary: 'Give up the draft',
    who: 'content.write',
    input: shapes.discardInput,
    refuses: { 404: 'No open draft', 409: changed },
    handle: ({ actor, params, input }) => discardDraft(actor, { ...recordFor(actor, params), ...input }),
  }),
  'POST /records/{kind}/{id}/restore': deskCall({
    ...stated,
    summary: 'Make an old revision the open draft',
    who: 'content.write',
    input: shapes.restoreInput,
    refuses: { 404: 'No such revision', 409: 'There is an open draft' },
    handle: ({ actor, params, input }) => restoreRevision(actor, { ...recordFor(actor, params), ...input }),
  }),
  'GET /records/{kind}/{id}/revisions': deskCall({
    summary: 'The revisions of a record',
    tag,
    who: 'content.read',
    params: shapes.recordParams,
    answer: shapes.revisionsAnswer,
    answers: 'All, the newest first',
    refuses: { 404: 'No such kind' },
    handle: async ({ actor, params }) => ({ rows: await listRevisions(recordFor(actor, params)) }),
  }),
  'GET /records/{kind}/{id}/revisions/{number}': deskCall({
    summary: 'A revision with its document',
    tag,
    who: 'content.read',
    params: shapes.revisionParams,
    answer: shapes.revisionAnswer,
    answers: 'The revision',
    refuses: { 404: 'No such revision' },
    handle: ({ actor, params }) => getRevision({ ...recordFor(actor, params), number: params.number }),
  }),
  'GET /options/{kind}': deskCall({
    summary: 'Names of records, for fields that name others',
    tag,
    who: 'content.read',
    params: shapes.kindParams,
    query: shapes.optionsQuery,
    answer: shapes.optionsAnswer,
    answers: 'Of a search at most 50',
    refuses: { 404: 'No such kind' },
    handle: ({ actor, params, query }) => listOptions(kindFor(actor, params.kind), query),
  }),
} satisfies DeskCalls;

/** The mistakes in the caller's language. */
function inWords<Saved extends { problems: Problem[] }>(saved: Saved, say: (text: ServerText) => string) {
  return { ...saved, problems: saved.problems.map(({ path, message }) => ({ path, message: say(message) })) };
}
