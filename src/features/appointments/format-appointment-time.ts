import type { CallTime } from '#features/mail/mail.schema.ts';

const office = 'Asia/Kolkata';

/** A moment by the clock of the office, as `23 November 2026, 3:00 pm (Asia/Kolkata)`. */
export function formatInstant(iso: string, language: string): string {
  return formatIn(iso, language, office);
}

/** The day of a call in India, as `Monday, 23 November 2026`. */
export function formatAppointmentDay({ date }: CallTime, language: string): string {
  return format(new Date(`${date}T00:00:00Z`), language, { dateStyle: 'full', timeZone: 'UTC' });
}

/** Its time in India; null where only a window was preferred. */
export function formatOfficeTime({ startsAt }: CallTime, language: string): string | null {
  return startsAt && clock(startsAt, language, office);
}

/** Day and time where the visitor is; null where that is the Indian time. */
export function formatVisitorTime({ startsAt, visitorZone }: CallTime, language: string): string | null {
  if (!startsAt || !visitorZone || !isZone(visitorZone)) return null;
  if (clock(startsAt, 'en', visitorZone) === clock(startsAt, 'en', office)) return null;
  return formatIn(startsAt, language, visitorZone);
}

function formatIn(iso: string, language: string, timeZone: string): string {
  const day = format(new Date(iso), language, { dateStyle: 'long', timeZone });
  return `${day}, ${clock(iso, language, timeZone)} (${timeZone})`;
}

/** Twelve hours, as the slots are named. */
function clock(iso: string, language: string, timeZone: string): string {
  return format(new Date(iso), language, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone });
}

/** Digits stay Western, as everywhere on the site. */
function format(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.DateTimeFormat(locale, { numberingSystem: 'latn', calendar: 'gregory', ...options }).format(date);
}

function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
