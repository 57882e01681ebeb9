import { z } from 'zod';
import { optional, required, yesNo } from '#core/content/content-fields.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content-source.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import { holidayTypes } from './holiday-type.schema.ts';

const schema = z.object({
  date: z.iso.date(),
  title: required,
  type: z.enum(holidayTypes),
  tentative: yesNo,
  note: optional,
  source: optional,
  confirmed: yesNo,
});

export const holidaysContent = defineContent({
  async read({ files }) {
    const rows = await files.csv('data/holidays.csv', schema);
    reportRepeats(rows, (row) => `${row.date} ${row.title}`, files.problems);
    return rows;
  },
  async write({ sync }, rows) {
    const days = rows.map(({ date, title, type, tentative, note, source, confirmed }) => ({
      date,
      title,
      holidayType: type,
      isTentative: tentative,
      note,
      source,
      confirmed,
    }));
    await sync.rows(holidays, ['date', 'title'], days);
  },
});
