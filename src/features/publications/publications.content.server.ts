import { z } from 'zod';
import { optional, required, slug } from '#core/content/content-fields.ts';
import { reportRepeats } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { listSubjects, publications } from '#db/schema/publications.ts';

const schema = z.object({
  list: required,
  publisher: required,
  publication: required,
  as_of: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  /** The service whose approval the rows of the list ask for. */
  service: slug.or(z.literal('').transform(() => null)),
  subject: z.enum(listSubjects).or(z.literal('').transform(() => null)),
  note: optional,
});

export const publicationsContent = defineContent({
  async read({ files }) {
    const rows = await files.csv('data/lists.csv', schema);
    reportRepeats(rows, (row) => row.list, files.problems);
    return rows;
  },
  async write({ sync }, rows) {
    const written = rows.map(({ list, publisher, publication, as_of: asOf, subject, note }) => ({
      list,
      publisher,
      name: publication,
      asOf,
      subject,
      note,
    }));
    await sync.rows(publications, ['list'], written, { texts: ['name', 'publisher'] });
  },
});
