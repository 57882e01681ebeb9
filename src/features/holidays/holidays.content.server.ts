import { z } from 'zod';
import { required } from '#core/content/content-fields.ts';
import { contentOf } from '#features/records/content-of.server.ts';
import { csvDocuments } from '#features/records/files/csv-documents.server.ts';
import { calendarFileKind } from './calendar-file.record.server.ts';
import { holidayKind } from './holiday.record.server.ts';

const namesFile = 'holiday-names.yaml';

/** The name of a holiday in other languages: `{ Holi: { hi: '…' } }`. */
const names = z.record(required, z.record(z.string(), required));

export const holidaysContent = contentOf(holidayKind, {
  async documents({ files }) {
    const translated = (await files.yaml(namesFile, names)) ?? {};
    const twins = (title: string) =>
      Object.fromEntries(
        Object.entries(translated[title] ?? {}).map(([language, name]) => [language, { title: name }]),
      );
    const given = await csvDocuments(files, 'data/holidays.csv', {
      renamed: { holidayType: 'type', isTentative: 'tentative' },
      also: ({ weekday: _, ...row }) => ({ ...row, translations: twins(String(row.title)) }),
    });
    const titles = new Set(given.map(({ document }) => document.title));
    for (const name of Object.keys(translated))
      if (!titles.has(name))
        files.problems.push({ file: namesFile, line: 1, reason: `no holiday is called '${name}'` });
    return given;
  },
});

/** Uploaded at the desk alone; an export names them. */
export const calendarFilesContent = contentOf(calendarFileKind, { documents: async () => [] });
