import { messageAnswer } from '#core/http/json-shapes.ts';
import { db } from '#db/client.server.ts';
import { type DeskCalls, deskCall } from '#features/desk-call.ts';
import { appointmentTimeInput } from '../appointments.schema.ts';
import { cancelAppointment, moveAppointment } from '../change-appointment.server.ts';
import { colleague, getAppointmentRow } from './colleague.server.ts';
import { concludeAppointment } from './conclude-appointment.server.ts';
import { diaryTexts as texts } from './diary.messages.ts';
import * as shapes from './diary.schema.ts';
import { listDiary, listFreeTimes } from './list-diary.server.ts';

/** What all calls that change an appointment have in common. */
const ofOne = {
  tag: 'Diary',
  who: 'leads.write',
  params: shapes.appointmentParams,
  answer: messageAnswer,
  answers: 'Saved; the visitor has been mailed where the call says so',
  refuses: { 404: 'No such appointment', 422: 'The appointment can no longer be changed' },
} as const;

export const appointmentsDesk = {
  'GET /appointments': deskCall({
    summary: 'The diary of some days, with holidays',
    tag: 'Diary',
    who: 'leads.read',
    query: shapes.diaryQuery,
    answer: shapes.diaryAnswer,
    answers: 'The days and their appointments',
    handle: ({ query, language }) => listDiary(query, language),
  }),
  'GET /appointment-times': deskCall({
    summary: 'The times of a day that can still be given to a call',
    tag: 'Diary',
    who: 'leads.read',
    query: shapes.freeTimesQuery,
    answer: shapes.freeTimesAnswer,
    answers: 'Labels in Indian time',
    handle: async ({ query }) => ({ times: await listFreeTimes(query.date) }),
  }),
  'POST /appointments/{id}/confirm': deskCall({
    ...ofOne,
    summary: 'Choose the hour of a call for which the visitor preferred a part of the day',
    input: shapes.confirmInput,
    handle: async ({ actor, params, input, say }) => {
      const { date } = await getAppointmentRow(db(), params.id);
      await moveAppointment(colleague(actor, params.id, 'confirm'), { schedule: date, ...input });
      return { message: say(texts.confirmed) };
    },
  }),
  'POST /appointments/{id}/move': deskCall({
    ...ofOne,
    summary: 'Move a call to another day or time',
    input: appointmentTimeInput,
    handle: async ({ actor, params, input, say }) => {
      await moveAppointment(colleague(actor, params.id, 'move'), input);
      return { message: say(texts.moved) };
    },
  }),
  'POST /appointments/{id}/cancel': deskCall({
    ...ofOne,
    summary: 'Cancel a call',
    handle: async ({ actor, params, say }) => {
      await cancelAppointment(colleague(actor, params.id, 'cancel'));
      return { message: say(texts.cancelled) };
    },
  }),
  'POST /appointments/{id}/conclude': deskCall({
    ...ofOne,
    summary: 'Say whether the call took place, and what was said',
    input: shapes.concludeInput,
    handle: async ({ actor, params, input, say }) => {
      await concludeAppointment(actor, params.id, input);
      return { message: say(texts.concluded) };
    },
  }),
} satisfies DeskCalls;
