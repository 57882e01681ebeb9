import { z } from 'zod';
import type { Calls } from '#core/http/calls.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { codeLimit, verifyInput } from '#features/accounts/accounts.schema.ts';
import * as shapes from './appointments.schema.ts';

const params = z.object({ token: z.string().max(300) });

export const appointmentCalls = {
  'POST /getAvailableSlots': {
    summary: 'The free times on a day; send form data',
    tag: 'Appointments',
    limit: { name: 'slots', limit: 300, windowSeconds: 600 },
    neverStored: true,
    body: 'form',
    input: shapes.slotsInput,
    answer: shapes.slotsAnswer,
    answers: 'Labels in Indian time; none if the office takes no appointments on that day',
  },
  'GET /open-days': {
    summary: 'The next days on which a call can be booked',
    tag: 'Appointments',
    limit: { name: 'open-days', limit: 300, windowSeconds: 600 },
    neverStored: true,
    query: shapes.openDaysQuery,
    answer: shapes.openDaysAnswer,
    answers: 'Six days at most, from that day on',
  },
  'POST /schedule': {
    summary: 'Request a telephone appointment; a slot is reserved for 10 minutes and a one-time password is mailed',
    tag: 'Appointments',
    limit: { name: 'schedule', limit: 30, windowSeconds: 600 },
    input: shapes.scheduleInput,
    answer: shapes.scheduleAnswer,
    answers: 'The code has been mailed',
  },
  'POST /schedule-verify-otp': {
    summary: 'Confirm an appointment with the mailed code',
    tag: 'Appointments',
    securityEvent: 'confirm an appointment',
    limit: codeLimit,
    input: verifyInput,
    answer: messageAnswer,
    answers: 'The appointment is confirmed',
  },
  'GET /calls/{token}': {
    summary: 'An appointment, by the link in its invitation',
    tag: 'Appointments',
    secret: true,
    params,
    answer: shapes.appointmentAnswer,
    answers: 'The appointment',
    refuses: { 404: 'No such link' },
  },
  'POST /calls/{token}/cancel': {
    summary: 'Cancel an appointment',
    tag: 'Appointments',
    secret: true,
    params,
    answer: messageAnswer,
    answers: 'Cancelled',
    refuses: { 404: 'No such link', 422: 'The appointment is over or already cancelled' },
  },
  'POST /calls/{token}/move': {
    summary: 'Move an appointment to another time',
    tag: 'Appointments',
    secret: true,
    limit: { name: 'move', limit: 30, windowSeconds: 600 },
    params,
    input: shapes.appointmentTimeInput,
    answer: shapes.movedAnswer,
    answers: 'Moved',
    refuses: { 404: 'No such link' },
  },
} as const satisfies Calls;
