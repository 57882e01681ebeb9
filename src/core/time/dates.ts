import { indianDay } from './indian-time.ts';

const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;
/** It has a group, so that splitting a text by it preserves the dates. */
const isoDays = /\b(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))\b/g;

/** A day as tables show it: `2026-01-14` → `14-01-2026`. Anything but an ISO date is returned unchanged. */
export function formatDate(iso: string): string {
  return iso.replace(isoDay, '$3-$2-$1');
}

/** A day as a sentence in that language names it: `2026-01-14` → `14 January 2026`. */
export function longDate(iso: string, language: string): string {
  if (!isoDay.test(iso)) return iso;
  if (ready?.language === language) return withFirst(ready.write.day(iso), language);
  return withFirst(longFormat(language, { dateStyle: 'long' }).format(new Date(`${iso}T00:00:00Z`)), language);
}

/** French counts the first day of a month (`1er janvier`), which `Intl` does not know. */
export function withFirst(day: string, language: string): string {
  return language === 'fr' ? day.replace(/(?<!\d)1(?= \p{L})/u, '1er') : day;
}

/** Writes a day (`2026-01-14`) and a month (`2026-01`) in long form. */
type DateWriter = { day(iso: string): string; month(iso: string): string };
let ready: { language: string; write: DateWriter } | undefined;

/** Lets the long dates of a language be written without `Intl`, for the sake of speed. */
export function writeDatesBy(language: string, write: DateWriter): void {
  ready = { language, write };
}

/**
 * A day with its weekday, such as `Monday, 23 November 2026`. Years of five digits, which browsers let people type, are
 * returned unchanged.
 */
export function formatWeekday(iso: string, language: string): string {
  if (!isoDay.test(iso)) return iso;
  return withFirst(longFormat(language, { dateStyle: 'full' }).format(new Date(`${iso}T00:00:00Z`)), language);
}

/** The name of a weekday: 1 → `Monday`, 7 → `Sunday`. */
export function weekdayName(weekday: number, language: string): string {
  return longFormat(language, { weekday: 'long' }).format(new Date(Date.UTC(2026, 10, 22 + weekday)));
}

/** A day with its short weekday, for a small button: `2026-11-23` → `Mon 23 Nov`. */
export function shortDay(iso: string, language: string): string {
  const format = longFormat(language, { weekday: 'short', day: 'numeric', month: 'short' });
  return withFirst(format.format(new Date(`${iso}T00:00:00Z`)).replace(/[,،]/, ''), language);
}

/** A day without its year, for a tick of a ruler: `2026-11-23` → `23 Nov`. */
export function shortDate(iso: string, language: string): string {
  const format = longFormat(language, { day: 'numeric', month: 'short' });
  return withFirst(format.format(new Date(`${iso}T00:00:00Z`)), language);
}

/** The most letters of a month with its year for which a scale has room on a phone. */
const roomOnScale = 9;

/**
 * A month for the scale of a ruler, with the year in January: `2027-01` → `Jan 2027`, `2027-04` → `Apr`. Where both
 * together are too long, January is the year alone.
 */
export function shortMonth(month: string, language: string): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  const withYear = longFormat(language, { month: 'short', year: 'numeric' });
  if (month.endsWith('-01')) {
    const both = withYear.format(day);
    return both.length > roomOnScale ? month.slice(0, 4) : both;
  }
  const alone = longFormat(language, { month: 'short' }).format(day);
  // Vietnamese and Bengali write a month shorter beside a year than alone, and a scale has no room for both.
  const beside = withYear.formatToParts(day).find(({ type }) => type === 'month')?.value ?? alone;
  return /\p{L}/u.test(beside) && beside.length < alone.length ? beside : alone;
}

/** A month as a sentence in that language names it: `2026-06` → `June 2026`. */
export function longMonth(month: string, language: string): string {
  if (ready?.language === language) return ready.write.month(month);
  return longFormat(language, { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Writes the ISO dates inside a text in the long form, for sentences: `paused until 2028-11-20` → `paused until 20 November 2028`. */
export function longDatesIn(text: string, language: string): string {
  return text.replace(isoDays, (day) => longDate(day, language));
}

/**
 * Cuts a text at its ISO dates: what stands between them is at even places, the dates are at odd ones.
 * `from 2026-04-10 on` → `['from ', '2026-04-10', ' on']`
 */
export function splitAtDates(text: string): string[] {
  return text.split(isoDays);
}

/** Today in India as `YYYY-MM-DD`, because orders begin and end on Indian days. */
export function todayInIndia(now: Date = new Date()): string {
  return indianDay(now);
}

/** The last day that has four digits for its year. */
const lastDay = Date.parse('9999-12-31');

/**
 * The day so many days later, or earlier for a negative number: `2026-12-31`, 1 → `2027-01-01`. It is never later than
 * the last day of the year 9999.
 */
export function addDays(isoDay: string, days: number): string {
  const moment = Date.parse(`${isoDay}T00:00:00Z`) + days * 86_400_000;
  return new Date(Math.min(moment, lastDay)).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** English dates in India put the day first too; digits are Western, so that they match the tables. */
function longFormat(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.entries(style)}`;
  let format = formats.get(key);
  if (!format) {
    const locale = language === 'en' ? 'en-GB' : language;
    format = new Intl.DateTimeFormat(locale, {
      ...style,
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
    formats.set(key, format);
  }
  return format;
}
