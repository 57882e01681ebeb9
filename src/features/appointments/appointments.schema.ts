import { z } from 'zod';
import { countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { sentDay } from '#core/forms/input-fields.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { isTimeZone } from '#core/time/format-moment.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { appointmentTexts as texts } from './appointments.messages.ts';
import { readSlotLabel } from './slots.ts';
import { isTimeWindow } from './time-windows.ts';

/** Whether the visitor preferred a part of the day or chose an exact time. */
export const preferenceKinds = ['window', 'slot'] as const;
export type PreferenceKind = (typeof preferenceKinds)[number];

export const appointmentStates = ['reserved', 'confirmed', 'cancelled', 'done', 'no-show'] as const;

const isDay = (text: string) => sentDay.safeParse(text).success;

const dateField = z
  .string({ error: texts.dateMissing })
  .trim()
  .min(1, { error: texts.dateMissing, abort: true })
  .refine(isDay, texts.dateWrong);

/** One of the preferred windows, or a slot as `POST /getAvailableSlots` names it. */
const timeField = z
  .string({ error: texts.timeMissing })
  .trim()
  .min(1, { error: texts.timeMissing, abort: true })
  .transform((text, context) => {
    const read = isTimeWindow(text) ? text : readSlotLabel(text);
    if (read) return read;
    context.addIssue({ code: 'custom', message: texts.timeUnknown });
    return z.NEVER;
  });

/** The chosen day and time, as `POST /schedule` and moving an appointment send it. */
export const appointmentTimeInput = z.object({
  schedule: dateField.refine((day) => !isDay(day) || day >= todayInIndia(), texts.datePast),
  time_prefered: timeField,
});

/** The visitor's time zone as the browser's form sends it (`Europe/Paris`), for the local time in mails. */
const zoneField = z.string().max(60).refine(isTimeZone).optional().catch(undefined).meta({ type: 'string' });

/** `POST /schedule`. */
export const scheduleInput = withPhone(
  z.object({
    name: nameField,
    phone: phoneField,
    countryCode: countryCodeField,
    email: emailField,
    ...appointmentTimeInput.shape,
    _time_zone: zoneField,
    ...originFields,
  }),
  { code: 'countryCode', phone: 'phone' },
);

/** `POST /getAvailableSlots`, as form data. */
export const slotsInput = z.object({ date: dateField });
export const slotsAnswer = z.object({ slots: z.array(z.string()) });

/** `GET /open-days`: from which day on. */
export const openDaysQuery = z.object({ from: dateField });
export const openDaysAnswer = z.object({ days: z.array(z.string()), holiday: z.string().nullable() });

/** The day and time of the appointment. */
export const movedAnswer = z.object({
  message: z.string(),
  schedule: z.string(),
  time_prefered: z.string(),
  /** Whether an exact time is reserved; within a preferred window the office chooses the time. */
  reserved: z.boolean(),
  /** What else the visitor should know: that the day has changed, or that the earlier code is still valid. */
  notice: z.string().nullable(),
});

export const scheduleAnswer = movedAnswer.extend({
  /** False when no new code was mailed because the earlier one is still valid. */
  code_sent: z.boolean(),
});

/** An appointment, for whoever has its link. */
export const appointmentAnswer = z.object({
  name: z.string(),
  schedule: z.string(),
  time_prefered: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(appointmentStates),
  /** Whether it can still be moved or cancelled. */
  can_change: z.boolean(),
});

export type ScheduleInput = z.output<typeof scheduleInput>;
export type AppointmentTimeInput = z.output<typeof appointmentTimeInput>;
export type AppointmentAnswer = z.output<typeof appointmentAnswer>;
