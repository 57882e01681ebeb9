import { Refusal } from '#core/http/refusal.ts';
import type { ServerText } from '#core/text/messages.server.ts';
import { addDays } from '#core/time/dates.ts';
import { appointmentTexts } from './appointments.messages.ts';
import type { AppointmentTimeInput, PreferenceKind } from './appointments.schema.ts';
import { type AppointmentRules, windowSpan } from './office-day.ts';
import { type DayAppointments, freeSlots, isInReach, isWindowOpen } from './slots.ts';
import { isTimeWindow } from './time-windows.ts';

/** The day and time that an appointment gets. */
export type PlacedAppointment = {
  date: string;
  kind: PreferenceKind;
  preference: string;
  /** Null for a window. */
  slotAt: Date | null;
  /** Whether it is on a later day than the day that was chosen. */
  isMoved: boolean;
};

/** How many days after the chosen one are searched for a time window. */
export const searchDays = 14;

type Diary = { now: Date; rules: AppointmentRules; appointmentsOn: (day: string) => DayAppointments };

/**
 * Finds a day and time for an appointment. A slot must be free; a window on a day off or on a full day goes to the
 * next day with room, so that whoever prefers a time of day is never turned away for a weekend.
 * @throws Refusal 422 under `schedule` or `time_prefered`
 */
export function placeAppointment(
  { schedule, time_prefered }: AppointmentTimeInput,
  { now, rules, appointmentsOn }: Diary,
): PlacedAppointment {
  if (!isInReach(schedule, now, rules)) {
    throw refuseTime('schedule', { text: appointmentTexts.dateFar, values: { days: rules.horizon_days } });
  }
  if (!isTimeWindow(time_prefered)) {
    const slot = freeSlots(schedule, now, rules, appointmentsOn(schedule)).find(({ label }) => label === time_prefered);
    if (!slot) throw slotTaken();
    return { date: schedule, kind: 'slot', preference: slot.label, slotAt: slot.start, isMoved: false };
  }
  for (let later = 0; later <= searchDays; later += 1) {
    const date = addDays(schedule, later);
    if (!isWindowOpen(date, time_prefered, now, rules, appointmentsOn(date).count)) continue;
    return { date, kind: 'window', preference: time_prefered, slotAt: null, isMoved: later > 0 };
  }
  throw refuseTime('schedule', appointmentTexts.timeTaken);
}

export function slotTaken(): Refusal {
  return refuseTime('time_prefered', appointmentTexts.timeTaken);
}

function refuseTime(field: 'schedule' | 'time_prefered', text: ServerText): Refusal {
  return new Refusal(422, text, { errors: { [field]: [text] } });
}

/** The start and end of an appointment. */
export function appointmentSpan(
  { date, slotAt, preference }: Pick<PlacedAppointment, 'date' | 'slotAt' | 'preference'>,
  rules: AppointmentRules,
) {
  if (slotAt) return { start: slotAt, end: new Date(slotAt.getTime() + rules.slot_minutes * 60_000) };
  return windowSpan(date, isTimeWindow(preference) ? preference : 'Any time whole day', rules);
}
