const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as tables show it: `2026-01-14` → `14-01-2026`. Anything but an ISO date is returned unchanged. */
export function formatDate(iso: string): string {
  return iso.replace(isoDay, '$3-$2-$1');
}

/** A day as a sentence in that language names it: `2026-01-14` → `14 January 2026`. */
export function longDate(iso: string, language: string): string {
  if (!isoDay.test(iso)) return iso;
  return longFormat(language).format(new Date(`${iso}T00:00:00Z`));
}

/** Today in India as `YYYY-MM-DD`, because orders begin and end on Indian days. */
export function todayInIndia(now: Date = new Date()): string {
  // India has no summer time, so the offset is a constant and needs no time-zone data.
  const offset = 5.5 * 60 * 60 * 1000;
  return new Date(now.getTime() + offset).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** English dates in India put the day first too; digits are Western, so that they match the tables. */
function longFormat(language: string): Intl.DateTimeFormat {
  let format = formats.get(language);
  if (!format) {
    const locale = language === 'en' ? 'en-GB' : language;
    format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeZone: 'UTC',
      numberingSystem: 'latn',
      calendar: 'gregory',
    });
    formats.set(language, format);
  }
  return format;
}
