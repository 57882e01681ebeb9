import { messageAnswer } from '#core/http/json-shapes.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { proofMinutes } from '#features/staff/staff.schema.ts';
import { alertsDeskTexts as texts } from './alerts-desk.messages.ts';
import { findConsents } from './find-consents.server.ts';
import { listLog } from './list-log.server.ts';
import * as shapes from './log.schema.ts';
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
