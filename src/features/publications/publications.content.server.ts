import { z } from 'zod';
import { optional, required } from '#core/content/content-fields.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { publications } from '#db/schema/publications.ts';

const schema = z.object({
  list: required,
  publisher: required,
  publication: required,
  as_of: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  note: optional,
});

export const publicationsContent = defineContent({
  async read({ files }) {
    const rows = await files.csv('data/lists.csv', schema);
    reportRepeats(rows, (row) => row.list, files.problems);
    return rows;
  },
  async write({ sync }, rows) {
    const written = rows.map(({ list, publisher, publication, as_of: asOf, note }) => ({
      list,
      publisher,
      name: publication,
      asOf,
      note,
    }));
    await sync.rows(publications, ['list'], written);
  },
});
