import { addDays, todayInIndia } from '#core/time/dates.ts';
import { indianMinute, indianMoment } from '#core/time/indian-time.ts';
import { isWorkingDay } from '#features/holidays/is-working-day.ts';
import { type AppointmentRules, earliestStart, windowSpan } from './office-day.ts';
import type { TimeWindow } from './time-windows.ts';

/** A time that can be reserved: its label on the wire (`10:30 AM`), its beginning and its end. */
export type Slot = { label: string; start: Date; end: Date };

/** The appointments of a day: how many there are, and which slots are taken. */
export type DayAppointments = { count: number; starts: ReadonlySet<number> };

/** Every slot of a working day, whether it is free or not; none for other days. */
export function slotsOf(day: string, rules: AppointmentRules): Slot[] {
  if (!isWorkingDay(day, rules)) return [];
  const length = rules.slot_minutes * 60_000;
  return rules.windows.flatMap(({ opens, closes }) => {
    const start = indianMoment(day, opens).getTime();
    const count = Math.max(0, Math.floor((indianMoment(day, closes).getTime() - start) / length));
    return Array.from({ length: count }, (_, index) => {
      const begin = new Date(start + index * length);
      return { label: labelOf(begin), start: begin, end: new Date(begin.getTime() + length) };
    });
  });
}

/** The slots of a day that can still be reserved. */
export function freeSlots(day: string, now: Date, rules: AppointmentRules, taken: DayAppointments): Slot[] {
  if (!isInReach(day, now, rules) || taken.count >= rules.daily_cap) return [];
  const earliest = earliestStart(now, rules);
  return slotsOf(day, rules).filter(({ start }) => start >= earliest && !taken.starts.has(start.getTime()));
}

/** Whether the office can still take an appointment in that window on that day. */
export function isWindowOpen(
  day: string,
  window: TimeWindow,
  now: Date,
  rules: AppointmentRules,
  count: number,
): boolean {
  if (!isWorkingDay(day, rules) || count >= rules.daily_cap) return false;
  const { end } = windowSpan(day, window, rules);
  // At least one whole slot must be left.
  return end.getTime() - rules.slot_minutes * 60_000 >= earliestStart(now, rules).getTime();
}

/** Whether the day, in India, is neither before today nor beyond the horizon. */
export function isInReach(day: string, now: Date, rules: Pick<AppointmentRules, 'horizon_days'>): boolean {
  const today = todayInIndia(now);
  return day >= today && day <= addDays(today, rules.horizon_days);
}

/** The time of a moment in India: `10:30 AM`. */
export function labelOf(moment: Date): string {
  const minutes = indianMinute(moment);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The label of a slot as clients may write it (`10:30 am`, `10:30 AM - 11:00 AM`); null when it is not a time. */
export function readSlotLabel(text: string): string | null {
  const [, hour = '', minute = '', half = ''] =
    /^(\d{1,2}):(\d{2})\s*([AP])\.?M\.?(?:\s*(?:-|–|to)\s*.{1,12})?$/i.exec(text.trim()) ?? [];
  if (!hour) return null;
  return `${Number(hour)}:${minute} ${half.toUpperCase()}M`;
}
