import { withFirst } from './dates.ts';
import { indianZone } from './indian-time.ts';

/** A moment by the office clock, such as `23 November 2026, 3:00 pm (Asia/Kolkata)`. */
export function formatMoment(iso: string, language: string, timeZone: string = indianZone): string {
  return `${formatDayAndClock(iso, language, timeZone)} (${timeZone})`;
}

/** The same where the zone is said in words or once above: `23 November 2026, 3:00 pm`. */
export function formatDayAndClock(iso: string, language: string, timeZone: string = indianZone): string {
  const day = withFirst(format(new Date(iso), language, { dateStyle: 'long', timeZone }), language);
  return `${day}, ${formatClock(iso, language, timeZone)}`;
}

/** The time of a moment on the clock that the language is used to, such as `3:00 pm` or `15:00`. */
export function formatClock(iso: string, language: string, timeZone: string = indianZone): string {
  const hour12 = language === 'en' ? true : undefined;
  return format(new Date(iso), language, { hour: 'numeric', minute: '2-digit', hour12, timeZone });
}

/** Whether this is the name of a time zone, such as `Europe/Paris`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Digits are Western, as everywhere on the site. */
function format(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', ...options }).format(date);
}
