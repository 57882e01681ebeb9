import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { recordParams } from '#features/records/records.schema.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { alertsDeskTexts as texts } from './alerts-desk.messages.ts';
import { findConsents } from './find-consents.server.ts';
import { listLog } from './list-log.server.ts';
import * as shapes from './log.schema.ts';
import { previewReleaseTold } from './preview-release-told.server.ts';
import { retryEvent } from './retry-event.server.ts';
import { sendTrial } from './send-trial.server.ts';
import { toldAnswer } from './told.schema.ts';
import { withdrawEvent } from './withdraw-event.server.ts';

const tag = 'Alerts';

/** What followers are told of, as staff see it. */
export const alertsDesk = {
  'GET /alerts/log': deskCall({
    summary: 'The changes that were to be told, and what has become of their mails',
    tag,
    who: 'content.read',
    query: shapes.logQuery,
    answer: shapes.logAnswer,
    answers: 'A page of them, the newest first',
    handle: ({ actor, query }) => listLog(actor, query),
  }),
  'GET /alerts/preview/{kind}/{id}': deskCall({
    summary: 'Who would be told of what a draft changes on the sheets of the finder, and by which mail',
    tag,
    limit: { name: 'desk-alerts-preview', limit: 200, windowSeconds: 600 },
    who: 'content.write',
    params: recordParams,
    answer: toldAnswer,
    answers: 'Counts, the next mails, ten masked addresses and the mail in each language of its followers',
    refuses: { 404: 'No open draft, or a kind on which no sheet depends', 409: 'It could not be published as it is' },
    handle: ({ params }) => previewReleaseTold(params),
  }),
  'POST /alerts/{event}/retry': deskCall({
    summary: 'Try once more to tell a change that could not be told',
    tag,
    who: 'content.publish',
    params: shapes.eventParams,
    answer: messageAnswer,
    answers: 'It is tried within a minute',
    refuses: { 404: 'No such change', 409: 'It was told or taken back meanwhile, or its day is over' },
    handle: async ({ actor, params, say }) => {
      await retryEvent(actor, params.event);
      return { message: say(texts.again) };
    },
  }),
  'POST /alerts/{event}/withdraw': deskCall({
    summary: 'Take a change back: in silence while it is held, later with a correction',
    tag,
    who: 'content.publish',
    params: shapes.eventParams,
    answer: messageAnswer,
    answers: 'Taken back',
    refuses: { 404: 'No such change', 409: 'It was taken back already, or is a correction itself' },
    handle: async ({ actor, params, say }) => {
      const { wasPublished } = await withdrawEvent(actor, params.event);
      return { message: say(wasPublished ? texts.corrected : texts.silent) };
    },
  }),
  'POST /alerts/test': deskCall({
    summary: 'Mail a specimen of the digest to one’s own address',
    tag,
    limit: { name: 'desk-alerts-test', limit: 10, windowSeconds: 600 },
    who: 'content.write',
    input: shapes.trialInput,
    answer: messageAnswer,
    answers: 'It is sent like any other digest',
    handle: async ({ actor, input, say }) => {
      await sendTrial(actor, input.language);
      return { message: say(texts.trialSent) };
    },
  }),
  'POST /alerts/consents': deskCall({
    summary: 'What somebody with an address has agreed to be told, and has taken back',
    tag,
    limit: { name: 'desk-consents', limit: 60, windowSeconds: 600 },
    who: 'alerts.consents',
    proof: proofMinutes,
    securityEvent: 'look up the consent of an address',
    input: shapes.consentsInput,
    answer: shapes.consentsAnswer,
    answers: 'Its acts, the newest first, and what it follows now',
    handle: ({ actor, input }) => findConsents(actor, input.email),
  }),
} satisfies DeskCalls;
