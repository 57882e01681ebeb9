import { readFile } from 'node:fs/promises';
import PO from 'pofile';
import { describe, expect, test } from 'vitest';
import { longDate } from '#core/time/dates.ts';
import { languages } from '#locales/languages.ts';

const ready = languages.filter((language) => language.ready).map(({ code }) => code);

describe('the texts of long dates are those of Intl, which the server writes', () => {
  test.each(ready)('%s', async (language) => {
    const { items } = PO.parse(await readFile(`src/locales/${language}/site.po`, 'utf8'));
    const text = (item?: PO['items'][number]) => item?.msgstr[0] || item?.msgid;
    const pattern = text(items.find(({ msgid }) => msgid === '{day} {monthName} {year}')) ?? '';
    const days = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-05`);
    for (const day of days) {
      const english = new Date(day).toLocaleString('en', { month: 'long', timeZone: 'UTC' });
      const month = items.find(({ msgid, msgctxt }) => msgctxt === 'in a date' && msgid === english);
      const written = pattern
        .replace('{day}', '5')
        .replace('{monthName}', text(month) ?? '')
        .replace('{year}', '2026');
      expect(written).toBe(longDate(day, language));
    }
  });
});
