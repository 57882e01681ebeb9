import { z } from 'zod';
import { optional, required, yesNo } from '#core/content/content-fields.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import type { Translations } from '#db/schema/columns.ts';
import { holidays } from '#db/schema/holidays.ts';
import { holidayTypes } from './holidays.schema.ts';

const schema = z.object({
  date: z.iso.date(),
  title: required,
  type: z.enum(holidayTypes),
  tentative: yesNo,
  note: optional,
  source: optional,
  confirmed: yesNo,
});

const namesFile = 'holiday-names.yaml';

/** The name of a holiday in other languages: `{ Holi: { hi: '…' } }`. */
const names = z.record(required, z.record(z.string(), required));

export const holidaysContent = defineContent({
  async read({ files }) {
    const rows = await files.csv('data/holidays.csv', schema);
    reportRepeats(rows, (row) => `${row.date} ${row.title}`, files.problems);
    const translated = (await files.yaml(namesFile, names)) ?? {};
    const titles = new Set(rows.map(({ title }) => title));
    for (const name of Object.keys(translated)) {
      if (!titles.has(name))
        files.problems.push({ file: namesFile, line: 1, reason: `no holiday is called '${name}'` });
    }
    return rows.map((row) => ({ ...row, translations: titlesOf(translated[row.title]) }));
  },
  async write({ sync }, rows) {
    const days = rows.map(({ date, title, type, tentative, note, source, confirmed, translations }) => ({
      date,
      title,
      holidayType: type,
      isTentative: tentative,
      note,
      source,
      confirmed,
      translations,
    }));
    await sync.rows(holidays, ['date', 'title'], days);
  },
});

function titlesOf(names: Record<string, string> = {}): Translations {
  return Object.fromEntries(Object.entries(names).map(([language, title]) => [language, { title }]));
}
