import { z } from 'zod';
import { longText, sentDay } from '#core/forms/input-fields.ts';
import { addDays } from '#core/time/dates.ts';
import { appointmentStates, appointmentTimeInput, preferenceKinds } from '../appointments.schema.ts';
import { isTimeWindow } from '../time-windows.ts';
import { diaryTexts as texts } from './diary.messages.ts';

/** Six weeks, which is a month with the days around it. */
const mostDays = 42;

/** `GET /appointments`: the days of the diary that are shown, both included. */
export const diaryQuery = z
  .object({ from: sentDay, to: sentDay })
  .refine(isShortSpan, { path: ['to'], message: texts.tooManyDays });

/** Days that are none are refused by their own fields, and cannot be counted. */
function isShortSpan({ from, to }: { from: string; to: string }): boolean {
  if (![from, to].every((day) => sentDay.safeParse(day).success)) return true;
  return from <= to && to < addDays(from, mostDays);
}

const diaryDay = z.object({ date: z.iso.date(), isOpen: z.boolean(), holidays: z.array(z.string()) });

const diaryEntry = z.object({
  id: z.int(),
  leadId: z.int(),
  date: z.iso.date(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** A window says only when the phone may ring; the office chooses the hour. */
  kind: z.enum(preferenceKinds),
  preference: z.string(),
  state: z.enum(appointmentStates),
  name: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  language: z.string(),
  /** The visitor's time zone, as Europe/Paris. */
  visitorZone: z.string().nullable(),
  owner: z.string().nullable(),
  /** Whether it can be moved or cancelled, and whether it can be said what became of it. */
  canChange: z.boolean(),
  canConclude: z.boolean(),
});
export type DiaryEntry = z.output<typeof diaryEntry>;

export const diaryAnswer = z.object({ days: z.array(diaryDay), entries: z.array(diaryEntry) });
export type Diary = z.output<typeof diaryAnswer>;

export const freeTimesQuery = z.object({ date: sentDay });
export const freeTimesAnswer = z.object({ times: z.array(z.string()) });

export const appointmentParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

/** `POST /appointments/{id}/confirm`: the hour that the office chooses within the visitor's window. */
export const confirmInput = z.object({
  // A window on a day that is full would go to another day.
  time_prefered: appointmentTimeInput.shape.time_prefered.refine((time) => !isTimeWindow(time), texts.hourMissing),
});

/** `POST /appointments/{id}/conclude` */
export const concludeInput = z.object({
  outcome: z.enum(['done', 'no-show']),
  text: longText({ missing: texts.outcomeLength, tooLong: texts.outcomeLength }).default(''),
});
export type ConcludeInput = z.output<typeof concludeInput>;
