/** 4 January 1970 was a Sunday, the first day of the week in India. */
const firstSunday = 3;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * The days of the week from Sunday on, in that language; English names them as in India. `narrow` fits a column of a
 * phone, where the short names of other languages are too long.
 */
export function weekdayNames(language: string): { long: string; short: string; narrow: string }[] {
  const locale = language === 'en' ? 'en-IN' : language;
  const [long, short, narrow] = (['long', 'short', language === 'en' ? 'short' : 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date((firstSunday + index) * dayMilliseconds);
    return { long: long?.format(day) ?? '', short: short?.format(day) ?? '', narrow: narrow?.format(day) ?? '' };
  });
}
