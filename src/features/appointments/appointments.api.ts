import { createRoute, z } from '@hono/zod-openapi';
import { createApi } from '#core/http/api.server.ts';
import { json, jsonBody, messageAnswer, refusedAnswer } from '#core/http/json-shapes.ts';
import { limitCaller } from '#core/http/limit-caller.server.ts';
import { translate } from '#core/text/messages.server.ts';
import { verifyInput } from '#features/accounts/accounts.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { appointmentTexts } from './appointments.messages.ts';
import {
  appointmentTimeInput,
  appointmentView,
  scheduleAnswer,
  scheduleInput,
  slotsAnswer,
  slotsInput,
} from './appointments.schema.ts';
import { cancelAppointment, getAppointment, moveAppointment } from './change-appointment.server.ts';
import { confirmAppointment } from './confirm-appointment.server.ts';
import { listSlots } from './list-slots.server.ts';
import type { PlacedAppointment } from './place-appointment.ts';
import { scheduleAppointment } from './schedule-appointment.server.ts';

const refused = json(refusedAnswer, 'Field errors under `errors`');
const tooMany = json(refusedAnswer, 'Too many requests or mails; see Retry-After');
const notFound = json(messageAnswer, 'No such link');
const tags = ['Appointments'];
const params = z.object({ token: z.string().max(300) });

const slotsRoute = createRoute({
  method: 'post',
  path: '/getAvailableSlots',
  summary: 'The times that are free on a day, as form data',
  tags,
  middleware: limitCaller('slots', { limit: 300, windowSeconds: 600 }),
  request: {
    body: {
      content: {
        'multipart/form-data': { schema: slotsInput },
        'application/x-www-form-urlencoded': { schema: slotsInput },
      },
      required: true,
    },
  },
  responses: {
    200: json(slotsAnswer, 'Labels in Indian time; none when the office takes no appointments then'),
    422: refused,
  },
});

const scheduleRoute = createRoute({
  method: 'post',
  path: '/schedule',
  summary: 'Ask for a telephone appointment: a slot is reserved for 10 minutes and a one-time password is mailed',
  tags,
  middleware: limitCaller('schedule', { limit: 30, windowSeconds: 600 }),
  request: jsonBody(scheduleInput),
  responses: { 200: json(scheduleAnswer, 'The code is on its way'), 422: refused, 429: tooMany },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/schedule-verify-otp',
  summary: 'Confirm an appointment with the mailed code',
  tags,
  request: jsonBody(verifyInput),
  responses: { 200: json(messageAnswer, 'The appointment is in the diary'), 422: refused },
});

const getRoute = createRoute({
  method: 'get',
  path: '/calls/{token}',
  summary: 'An appointment, by the link of its invitation',
  tags,
  request: { params },
  responses: { 200: json(appointmentView, 'The appointment'), 404: notFound },
});

const cancelRoute = createRoute({
  method: 'post',
  path: '/calls/{token}/cancel',
  summary: 'Cancel an appointment',
  tags,
  request: { params },
  responses: { 200: json(messageAnswer, 'Cancelled'), 404: notFound, 422: refused },
});

const moveRoute = createRoute({
  method: 'post',
  path: '/calls/{token}/move',
  summary: 'Move an appointment to another time',
  tags,
  middleware: limitCaller('move', { limit: 30, windowSeconds: 600 }),
  request: { params, ...jsonBody(appointmentTimeInput) },
  responses: { 200: json(scheduleAnswer, 'Moved'), 404: notFound, 422: refused },
});

export const appointmentsApi = createApi()
  .openapi(slotsRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ slots: await listSlots(c.req.valid('form').date) }, 200);
  })
  .openapi(scheduleRoute, async (c) => {
    const language = c.get('language');
    const scheduled = await scheduleAppointment(c.req.valid('json'), language);
    return c.json(present(appointmentTexts.otpSent, scheduled, language), 200);
  })
  .openapi(verifyRoute, async (c) => {
    await confirmAppointment(c.req.valid('json'));
    return c.json({ message: translate(appointmentTexts.scheduled, c.get('language')) }, 200);
  })
  .openapi(getRoute, async (c) => c.json(await getAppointment(c.req.valid('param').token), 200))
  .openapi(cancelRoute, async (c) => {
    await cancelAppointment(c.req.valid('param').token);
    return c.json({ message: translate(appointmentTexts.appointmentCancelled, c.get('language')) }, 200);
  })
  .openapi(moveRoute, async (c) => {
    const language = c.get('language');
    const placed = await moveAppointment(c.req.valid('param').token, c.req.valid('json'));
    return c.json(present(appointmentTexts.appointmentMoved, placed, language), 200);
  });

function present(message: string, scheduled: PlacedAppointment & { isCodeNew?: boolean }, language: LanguageCode) {
  const { date, preference, kind, isMoved, isCodeNew = true } = scheduled;
  const notices = [isMoved && appointmentTexts.moved, !isCodeNew && leadTexts.codeStillValid];
  return {
    message: translate(message, language),
    schedule: date,
    time_prefered: preference,
    reserved: kind === 'slot',
    notice: notices.flatMap((text) => (text ? translate(text, language) : [])).join(' ') || null,
  };
}
