import { z } from 'zod';
import { required, slug } from '#core/content/content-fields.ts';

/** The front matter of a document in `content/downloads/`. */
export const documentMatter = z.strictObject({
  name: required,
  category: slug,
  description: required,
  date: z.iso.date(),
  format: z.enum(['text', 'workbook']).default('text'),
  service: slug.optional(),
  /** A list of `data/`, whose rows a workbook takes where its table names their columns. */
  list: required.optional(),
  /** Takes only the rows whose columns have these values. */
  only: z.record(z.string(), z.string()).default({}),
  position: z.int().default(100),
});

export type DocumentMatter = z.output<typeof documentMatter>;
