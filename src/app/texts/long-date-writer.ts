import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Of the months as a date has them; in some languages that is a form of their own. */
const months = [
  msg({ context: 'in a date', message: 'January' }),
  msg({ context: 'in a date', message: 'February' }),
  msg({ context: 'in a date', message: 'March' }),
  msg({ context: 'in a date', message: 'April' }),
  msg({ context: 'in a date', message: 'May' }),
  msg({ context: 'in a date', message: 'June' }),
  msg({ context: 'in a date', message: 'July' }),
  msg({ context: 'in a date', message: 'August' }),
  msg({ context: 'in a date', message: 'September' }),
  msg({ context: 'in a date', message: 'October' }),
  msg({ context: 'in a date', message: 'November' }),
  msg({ context: 'in a date', message: 'December' }),
];

/** Writes a day as `Intl` does: `2026-01-14` → `14 January 2026`. */
export function longDateWriter(i18n: I18n): (iso: string) => string {
  const names = months.map((month) => i18n._(month));
  return (iso) => {
    const [year, month, day] = iso.split('-').map(Number);
    const monthName = names[(month ?? 1) - 1];
    return i18n._(msg({ context: 'a date: 14 January 2026', message: `${{ day }} ${{ monthName }} ${{ year }}` }));
  };
}
