import { z } from 'zod';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { joinSentences } from '#core/text/join-sentences.ts';
import { codeLimit, verifyInput } from '#features/accounts/accounts.schema.ts';
import { openChallenge, readChallenge, storeChallenge } from '#features/accounts/codes/code-caller.server.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { appointmentTexts as texts } from './appointments.messages.ts';
import * as shapes from './appointments.schema.ts';
import { cancelAppointment, getAppointment, moveAppointment, visitorWith } from './change-appointment.server.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { findHolidayOn, listOpenDays, listSlots } from './open-times.server.ts';
import type { PlacedAppointment } from './place-appointment.ts';
import { scheduleAppointment } from './schedule-appointment.server.ts';

const params = z.object({ token: z.string().max(300) });

export const appointmentsApi = {
  'POST /getAvailableSlots': call({
    summary: 'The free times on a day; send form data',
    tag: 'Appointments',
    limit: { name: 'slots', limit: 300, windowSeconds: 600 },
    neverStored: true,
    body: 'form',
    input: shapes.slotsInput,
    answer: shapes.slotsAnswer,
    answers: 'Labels in Indian time; none if the office takes no appointments on that day',
    handle: async ({ input }) => ({ slots: await listSlots(input.date) }),
  }),
  'GET /open-days': call({
    summary: 'The next days on which a call can be booked',
    tag: 'Appointments',
    limit: { name: 'open-days', limit: 300, windowSeconds: 600 },
    neverStored: true,
    query: shapes.openDaysQuery,
    answer: shapes.openDaysAnswer,
    answers: 'Six days at most, from that day on, and the holiday on that day itself',
    handle: async ({ query, language }) => {
      const [days, holiday] = await Promise.all([listOpenDays(query.from), findHolidayOn(query.from, language)]);
      return { days, holiday };
    },
  }),
  'POST /schedule': call({
    summary: 'Request a telephone appointment; a slot is reserved for 10 minutes and a one-time password is mailed',
    tag: 'Appointments',
    limit: { name: 'schedule', limit: 30, windowSeconds: 600 },
    input: shapes.scheduleInput,
    answer: shapes.scheduleAnswer,
    answers: 'The code has been mailed',
    handle: async ({ input, language, say, c }) => {
      const challenge = openChallenge(c);
      const scheduled = await scheduleAppointment(input, language, challenge.cookieHash);
      if (scheduled.isCodeNew) storeChallenge(c, challenge);
      return { message: say(texts.otpSent), ...wireTime(scheduled, say), code_sent: scheduled.isCodeNew };
    },
  }),
  'POST /schedule-verify-otp': call({
    summary: 'Confirm an appointment with the mailed code',
    tag: 'Appointments',
    securityEvent: 'confirm an appointment',
    limit: codeLimit,
    input: verifyInput,
    answer: messageAnswer,
    answers: 'The appointment is confirmed',
    handle: async ({ input, say, c }) => {
      await confirmAppointment(input, readChallenge(c));
      return { message: say(texts.scheduled) };
    },
  }),
  'GET /calls/{token}': call({
    summary: 'An appointment, by the link in its invitation',
    tag: 'Appointments',
    secret: true,
    params,
    answer: shapes.appointmentAnswer,
    answers: 'The appointment',
    refuses: { 404: 'No such link' },
    handle: async ({ params }) => {
      const { name, date, preference, start, end, state, canChange } = await getAppointment(params.token);
      return {
        name,
        schedule: date,
        time_prefered: preference,
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
        state,
        can_change: canChange,
      };
    },
  }),
  'POST /calls/{token}/cancel': call({
    summary: 'Cancel an appointment',
    tag: 'Appointments',
    secret: true,
    securityEvent: 'cancel an appointment',
    params,
    answer: messageAnswer,
    answers: 'Cancelled',
    refuses: { 404: 'No such link', 422: 'The appointment is over or already cancelled' },
    handle: async ({ params, say }) => {
      await cancelAppointment(visitorWith(params.token));
      return { message: say(texts.appointmentCancelled) };
    },
  }),
  'POST /calls/{token}/move': call({
    summary: 'Move an appointment to another time',
    tag: 'Appointments',
    secret: true,
    securityEvent: 'move an appointment',
    limit: { name: 'move', limit: 30, windowSeconds: 600 },
    params,
    input: shapes.appointmentTimeInput,
    answer: shapes.movedAnswer,
    answers: 'Moved',
    refuses: { 404: 'No such link' },
    handle: async ({ params, input, say }) => {
      const placed = await moveAppointment(visitorWith(params.token), input);
      return { message: say(texts.appointmentMoved), ...wireTime(placed, say) };
    },
  }),
} satisfies SiteCalls;

function wireTime(placed: PlacedAppointment & { isCodeNew?: boolean }, say: (text: string) => string) {
  const { date, preference, kind, isMoved, isCodeNew = true } = placed;
  const notices = [isMoved && texts.moved, !isCodeNew && leadTexts.codeStillValid];
  return {
    schedule: date,
    time_prefered: preference,
    reserved: kind === 'slot',
    notice: joinSentences(notices.map((text) => text && say(text))) || null,
  };
}
