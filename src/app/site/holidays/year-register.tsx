import { Plural, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { isoMonth } from '#features/holidays/calendar-month.ts';
import { monthAddress, type ShownMonth } from './shown-month.ts';

const entry =
  'current-marker flex min-h-11 flex-col justify-center border-t-2 border-transparent px-2 py-1.5 hover:text-assay aria-[current]:border-gold aria-[current]:font-semibold';

/**
 * The years, and the months of the chosen year with the number of their public holidays.
 *
 * @param counts the public holidays of each month, January first
 */
export function YearRegister({
  shown,
  years,
  counts,
}: {
  shown: ShownMonth;
  years: readonly number[];
  counts: readonly number[];
}) {
  const { t, i18n } = useLingui();
  const names = new Intl.DateTimeFormat(i18n.locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' });
  return (
    <div className="no-print border-b border-rule">
      <nav aria-label={t`Years`}>
        <ul className="flex flex-wrap gap-x-2 font-serif text-xl tabular">
          {years.map((year) => (
            <li key={year}>
              <Link
                to={monthAddress({ ...shown, year })}
                preventScrollReset
                aria-current={year === shown.year ? 'true' : undefined}
                className={entry}
              >
                {year}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t`Months of ${shown.year}`}>
        <ul className="grid grid-cols-4 border-t border-rule sm:grid-cols-6 lg:grid-cols-12">
          {counts.map((count, index) => (
            <li key={isoMonth(shown.year, index + 1)}>
              <Link
                to={monthAddress({ year: shown.year, month: index + 1 })}
                preventScrollReset
                aria-current={index + 1 === shown.month ? 'true' : undefined}
                className={entry}
              >
                <span>{names.format(new Date(Date.UTC(shown.year, index, 1)))}</span>
                <span className="text-xs font-normal text-ink-2 tabular">
                  {count > 0 ? <Plural value={count} one="# PH" other="# PH" /> : '–'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
