import { indianMoment, indianZone } from '#core/time/indian-time.ts';

const label = /(\d{1,2}):(\d{2})\s*([AP])M/i;

/** When a slot (`10:30 AM`) on an Indian day (`2026-01-14`) begins; null when its label names no time. */
export function slotStart(day: string, slot: string): Date | null {
  const [, hour = '', minute = '', half = ''] = label.exec(slot) ?? [];
  if (!hour) return null;
  const hours = (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  const start = indianMoment(day, `${String(hours).padStart(2, '0')}:${minute}`);
  return Number.isNaN(start.getTime()) ? null : start;
}

/** Whether this browser's time zone differs from Indian time on that day. */
export function isOutsideIndia(day: string, zone?: string): boolean {
  const noon = indianMoment(day, '12:00');
  return !Number.isNaN(noon.getTime()) && clock(noon, 'en', zone) !== clock(noon, 'en', indianZone);
}

/** The time in this browser's zone (or another), with the weekday if the day is not the same as in India. */
export function localTime(start: Date, day: string, language: string, zone?: string): string {
  const localDay = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(start);
  const time = clock(start, language, zone);
  if (localDay === day) return time;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: zone }).format(start);
  return `${weekday} ${time}`;
}

function clock(moment: Date, language: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, {
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
    timeZone,
  }).format(moment);
}

/** The name of this browser's time zone in the given language. */
export function zoneName(language: string, zone?: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: 'long', timeZone: zone }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
