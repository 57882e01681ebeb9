import { z } from 'zod';
import { required, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { duties } from '#db/schema/duties.ts';

const duty = z.strictObject({
  list: required,
  reader: z.enum(['everyone', 'india', 'import']),
  who: required,
  next: required.optional(),
  translations,
});
const schema = z.array(duty).superRefine(distinctBy(({ list, reader }) => `${list} ${reader}`));

/** Who must act under each list; a sheet says nothing of it where a row is missing. */
export const dutiesContent = defineContent({
  async read({ files }) {
    return (await files.yaml('duties.yaml', schema)) ?? [];
  },
  async write({ sync }, rows) {
    const written = rows.map((row) => ({ ...row, next: row.next ?? null }));
    await sync.rows(duties, ['list', 'reader'], written, { exact: true });
  },
});
