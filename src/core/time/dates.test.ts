import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatWeekday,
  longDate,
  longDatesIn,
  longMonth,
  shortDate,
  shortMonth,
  splitAtDates,
  todayInIndia,
} from './dates.ts';
import { formatDayAndClock } from './format-moment.ts';

const day = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('formatDate', () => {
  test('reverses an ISO date', () => {
    expect(formatDate('2026-01-14')).toBe('14-01-2026');
  });

  test('loses nothing: reversed again, it is the same date', () => {
    fc.assert(fc.property(day, (iso) => formatDate(iso).split('-').reverse().join('-') === iso));
  });

  test('leaves other texts unchanged', () => {
    expect(formatDate('')).toBe('');
    expect(formatDate('early 2027')).toBe('early 2027');
  });
});

describe('longDate', () => {
  test('writes the month in the language, with Western digits', () => {
    expect(longDate('2026-01-14', 'en')).toBe('14 January 2026');
    expect(longDate('2026-01-14', 'hi')).toBe('14 जनवरी 2026');
    expect(longDate('2026-01-14', 'ar')).toBe('14 يناير 2026');
  });

  test('leaves other texts alone', () => {
    expect(longDate('early 2027', 'en')).toBe('early 2027');
  });

  test('counts the first of a month in French, and no other day', () => {
    const days = ['2026-12-01', '2026-12-21', '2026-01-31'];
    expect(days.map((iso) => longDate(iso, 'fr'))).toEqual([
      '1er décembre 2026',
      '21 décembre 2026',
      '31 janvier 2026',
    ]);
    expect(shortDate('2026-12-01', 'fr')).toBe('1er déc.');
    expect(formatWeekday('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026');
    expect(formatDayAndClock('2026-12-01T06:00:00Z', 'fr')).toMatch(/^1er décembre 2026/);
    expect(longDate('2026-12-01', 'it')).toBe('1 dicembre 2026');
  });
});

test('today in India begins at 18:30 UTC', () => {
  expect(todayInIndia(new Date('2026-09-30T18:29:59Z'))).toBe('2026-09-30');
  expect(todayInIndia(new Date('2026-09-30T18:30:00Z'))).toBe('2026-10-01');
});

describe('the days inside a text', () => {
  test('are written out in the language of the text', () => {
    expect(longDatesIn('Suspended from 2026-04-10 to 2026-07-10', 'en')).toBe(
      'Suspended from 10 April 2026 to 10 July 2026',
    );
    expect(longDatesIn('S.O. 5134(E), IS 616:2017, 2026-13-45', 'en')).toBe('S.O. 5134(E), IS 616:2017, 2026-13-45');
  });

  test('are found anywhere, and no other part of the text is lost', () => {
    const words = fc.stringMatching(/^[a-z (,;]{0,12}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, day)), words, (parts, end) => {
        const text = parts.map(([before, iso]) => `${before} ${iso} `).join('') + end;
        const pieces = splitAtDates(text);
        expect(pieces.join('')).toBe(text);
        expect(pieces.filter((_, index) => index % 2 === 1)).toEqual(parts.map(([, iso]) => iso));
      }),
    );
  });
});

test('a scale writes its months as it does beside a year, where that is shorter', () => {
  const scale = (language: string) => ['2027-01', '2027-04'].map((month) => shortMonth(month, language));
  expect(scale('vi')).toEqual(['2027', 'thg 4']);
  expect(scale('en')).toEqual(['Jan 2027', 'Apr']);
  expect(scale('zh-Hant')).toEqual(['2027年1月', '4月']);
});

test('a month is written in the language of the page', () => {
  expect(longMonth('2026-06', 'en')).toBe('June 2026');
  expect(longMonth('2026-06', 'hi')).toBe('जून 2026');
});
