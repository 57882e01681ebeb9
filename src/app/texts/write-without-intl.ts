import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { writeListsBy } from '#core/text/list-words.ts';
import { writeDatesBy } from '#core/time/dates.ts';

/**
 * Lets dates and lists of words be written by the catalogue instead of `Intl`, whose first use takes a browser 10 to
 * 25 ms, four times as much on a phone, in the midst of the first render.
 */
export function writeWithoutIntl(i18n: I18n): void {
  const inDates = datedMonths.map((month) => i18n._(month));
  const alone = months.map((month) => i18n._(month));
  const partsOf = (iso: string, names: readonly string[]) => {
    const [year, month = 1, day] = iso.split('-').map(Number);
    return { year, monthName: names[month - 1], day };
  };
  writeDatesBy(i18n.locale, {
    day(iso) {
      const { day, monthName, year } = partsOf(iso, inDates);
      return i18n._(msg({ context: 'a date: 14 January 2026', message: `${{ day }} ${{ monthName }} ${{ year }}` }));
    },
    month(iso) {
      const { monthName, year } = partsOf(iso, alone);
      return i18n._(msg({ context: 'a month: January 2026', message: `${{ monthName }} ${{ year }}` }));
    },
  });
  writeListsBy(i18n.locale, (words) => {
    const [last = '', ...before] = words.toReversed();
    if (before.length === 0) return last;
    const list = before.reverse().reduce((first, next) => {
      return i18n._(
        msg({ context: 'two of the words of a list before its last one', message: `${{ first }}, ${{ next }}` }),
      );
    });
    return before.length === 1
      ? i18n._(msg({ context: 'a list of two words', message: `${{ list }} and ${{ last }}` }))
      : i18n._(msg({ context: 'a list of three or more words', message: `${{ list }} and ${{ last }}` }));
  });
}

/** The months as a date has them; in some languages that is a form of their own. */
const datedMonths = [
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

/** The months without a day. */
const months = [
  msg({ context: 'without a day', message: 'January' }),
  msg({ context: 'without a day', message: 'February' }),
  msg({ context: 'without a day', message: 'March' }),
  msg({ context: 'without a day', message: 'April' }),
  msg({ context: 'without a day', message: 'May' }),
  msg({ context: 'without a day', message: 'June' }),
  msg({ context: 'without a day', message: 'July' }),
  msg({ context: 'without a day', message: 'August' }),
  msg({ context: 'without a day', message: 'September' }),
  msg({ context: 'without a day', message: 'October' }),
  msg({ context: 'without a day', message: 'November' }),
  msg({ context: 'without a day', message: 'December' }),
];
