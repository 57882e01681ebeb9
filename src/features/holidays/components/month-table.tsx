import { useLingui } from '@lingui/react/macro';
import { type CalendarDay, calendarWeeks } from '#features/holidays/calendar-month.ts';
import type { Holiday } from '#features/holidays/holidays.schema.ts';
import { OwnText } from '#ui/own-language.tsx';
import { holidayTones } from './holiday-tones.ts';

/** The class that names what the day is, and how its tile is drawn. */
const tiles = {
  gazetted: 'gazetted-holiday border-t-gazetted bg-gazetted/8 text-gazetted',
  restricted: 'restricted-holiday border-t-restricted bg-restricted/8 text-restricted',
  sunday: 'sunday bg-rule/40 text-ink-2',
  saturday: 'saturday bg-rule/40 text-ink-2',
  weekday: '',
};

/** 4 January 1970 was a Sunday, the first day of the week in India. */
const firstSunday = 3;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * A month as a table of weeks. On narrow screens a tile shows the initials of its holiday and leaves the name to
 * the list beside the calendar; screen readers hear the name in any case.
 *
 * @param caption the name of the month
 * @param today `2026-08-15`; its tile is marked
 */
export function MonthTable({
  year,
  month,
  caption,
  holidays,
  today,
}: {
  year: number;
  month: number;
  caption: string;
  holidays: readonly Holiday[];
  today: string;
}) {
  const { i18n } = useLingui();
  const weekdays = weekdayNames(i18n.locale);
  return (
    <table className="w-full table-fixed border-collapse border-b border-ink">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {weekdays.map(({ long, short, narrow }) => (
            <th key={long} scope="col" className="px-1 pb-2 text-center text-sm font-semibold text-ink-2 md:text-start">
              <span aria-hidden="true" className="md:hidden">
                {narrow}
              </span>
              <span aria-hidden="true" className="max-md:hidden">
                {short}
              </span>
              <span className="sr-only">{long}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendarWeeks(year, month, holidays).map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {weekdays.map(({ long }, index) => {
              const day = week[index];
              return day ? (
                <DayTile key={long} day={day} isToday={day.date === today} />
              ) : (
                <td key={long} className="border border-rule" />
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayTile({ day: { date, kind, holidays }, isToday }: { day: CalendarDay; isToday: boolean }) {
  const { t, i18n } = useLingui();
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={`h-16 border border-t-2 border-rule p-1 align-top sm:h-20 md:h-26 md:p-2 print:h-14 ${tiles[kind]}`}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-1">
        <time
          dateTime={date}
          className={`font-serif text-lg font-(--heading-weight) tabular md:text-2xl ${isToday ? 'border-b-2 border-gold' : ''}`}
        >
          {Number(date.slice(8))}
        </time>
        {isToday && <span className="text-xs text-ink-2 max-md:sr-only">{t`Today`}</span>}
      </span>
      {holidays.map(({ id, title, type }) => (
        <p key={id} className={`text-xs md:mt-1 ${holidayTones[type].text}`}>
          <abbr title={i18n._(holidayTones[type].name)} className="font-semibold no-underline">
            {holidayTones[type].initials}
          </abbr>{' '}
          <span className="max-md:sr-only">
            <OwnText text={title} />
          </span>
        </p>
      ))}
    </td>
  );
}

/**
 * The days of the week from Sunday on, in that language; English names them as in India. `narrow` fits a column of a
 * phone, where the short names of other languages are too long.
 */
function weekdayNames(language: string): { long: string; short: string; narrow: string }[] {
  const locale = language === 'en' ? 'en-IN' : language;
  const [long, short, narrow] = (['long', 'short', language === 'en' ? 'short' : 'narrow'] as const).map(
    (weekday) => new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }),
  );
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date((firstSunday + index) * dayMilliseconds);
    return { long: long?.format(day) ?? '', short: short?.format(day) ?? '', narrow: narrow?.format(day) ?? '' };
  });
}
