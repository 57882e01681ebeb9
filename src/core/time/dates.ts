const isoDay = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day as tables show it: `2026-01-14` → `14-01-2026`; what is no ISO day comes back as it is. */
export function formatDate(iso: string): string {
  return iso.replace(isoDay, '$3-$2-$1');
}

/** A day as a sentence names it, in that language: `2026-01-14` → `14 January 2026`. */
export function longDate(iso: string, language: string): string {
  if (!isoDay.test(iso)) return iso;
  return longFormat(language).format(new Date(`${iso}T00:00:00Z`));
}

/** Today in India as `YYYY-MM-DD`: orders begin and end by Indian days. */
export function todayInIndia(now: Date = new Date()): string {
  // India has no summer time, so the offset is a constant and needs no time-zone data.
  const offset = 5.5 * 60 * 60 * 1000;
  return new Date(now.getTime() + offset).toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** India writes the day first in English too; digits stay Western, so that they match the tables. */
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
