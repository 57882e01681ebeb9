import { indianMoment } from '#core/time/indian-time.ts';
import { type TimeWindow, timeWindows } from './time-windows.ts';

/** When the office makes its telephone appointments; times are Indian ones, `10:00`. */
export type AppointmentRules = {
  windows: readonly { opens: string; closes: string }[];
  slot_minutes: number;
  minimum_notice_hours: number;
  daily_cap: number;
  horizon_days: number;
  /** Days on which the office is closed, `2026-01-26`. */
  holidays: ReadonlySet<string>;
};

export type Span = { start: Date; end: Date };

/** The first moment at which an appointment may begin now. */
export function earliestStart(
  now: Date,
  { minimum_notice_hours }: Pick<AppointmentRules, 'minimum_notice_hours'>,
): Date {
  return new Date(now.getTime() + minimum_notice_hours * 3_600_000);
}

/** The start and end of a preferred window on that day. */
export function windowSpan(day: string, window: TimeWindow, { windows }: Pick<AppointmentRules, 'windows'>): Span {
  const [first = { opens: '10:00', closes: '13:30' }, second = first] = windows;
  const [, , firstHalf, secondHalf] = timeWindows;
  const opens = window === secondHalf ? second.opens : first.opens;
  const closes = window === firstHalf ? first.closes : second.closes;
  return { start: indianMoment(day, opens), end: indianMoment(day, closes) };
}
