import { readFile } from 'node:fs/promises';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { listWords } from '#core/text/list-words.ts';
import { longDate, longMonth } from '#core/time/dates.ts';
import { languages } from '#locales/languages.ts';

const ready = languages.filter((language) => language.ready).map(({ code }) => code);

/** The texts of a catalogue by their English and their context. */
async function readTexts(language: string) {
  const { items } = PO.parse(await readFile(`src/locales/${language}/site.po`, 'utf8'));
  return (english: string, context: string) => {
    const item = items.find(({ msgid, msgctxt }) => msgid === english && msgctxt === context);
    if (!item) throw new Error(`${language} has no text for ${english} (${context})`);
    return item.msgstr[0] || item.msgid;
  };
}

const fill = (pattern: string, values: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '?');

describe('the texts of dates and lists are those of Intl, which the server writes', () => {
  test.each(ready)('%s: days and months', async (language) => {
    const text = await readTexts(language);
    for (let month = 1; month <= 12; month++) {
      const iso = `2026-${String(month).padStart(2, '0')}`;
      const english = new Date(iso).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const inDate = { day: '5', monthName: text(english, 'in a date'), year: '2026' };
      const day = fill(text('{day} {monthName} {year}', 'a date: 14 January 2026'), inDate);
      expect(day).toBe(longDate(`${iso}-05`, language));
      const alone = { ...inDate, monthName: text(english, 'without a day') };
      expect(fill(text('{monthName} {year}', 'a month: January 2026'), alone)).toBe(longMonth(iso, language));
    }
  });

  test.each(ready)('%s: lists of words', async (language) => {
    // Words in Latin letters are set apart from Thai ones, whichever of both has joined them.
    const text = await readTexts(language);
    const two = text('{list} and {last}', 'a list of two words');
    expect(fill(two, { list: 'α', last: 'β' })).toBe(listWords(['α', 'β'], language));
    const between = text('{first}, {next}', 'two of the words of a list before its last one');
    const end = text('{list} and {last}', 'a list of three or more words');
    const joined = (first: string, next: string) => fill(between, { first, next });
    const three = fill(end, { list: joined('α', 'β'), last: 'γ' });
    expect(three).toBe(listWords(['α', 'β', 'γ'], language));
    const four = fill(end, { list: joined(joined('α', 'β'), 'γ'), last: 'δ' });
    expect(four).toBe(listWords(['α', 'β', 'γ', 'δ'], language));
  });
});
