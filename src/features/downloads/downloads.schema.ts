import { z } from 'zod';
import { pageRecord } from '#features/pages/page-record.schema.ts';
import { downloadKinds } from './download-kinds.schema.ts';

const file = z.object({
  id: z.int(),
  name: z.string(),
  file_url: z.string().nullable().meta({ description: 'Valid for an hour; null unless a client is logged in' }),
  status: z.boolean().meta({ description: 'Whether the file can be downloaded' }),
  kind: z.enum(downloadKinds),
  bytes: z.int(),
  pages: z.int().nullable().meta({ description: 'The pages of a document, or the sheets of a workbook' }),
});

/** `GET /downloads`. */
export const downloadsAnswer = z
  .object({
    page: pageRecord,
    downloadCategories: z.array(z.object({ id: z.int(), name: z.string() })),
    downloads: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        download_category_id: z.int(),
        description: z.string().nullable(),
        date: z.iso.date(),
        files: z.array(file),
      }),
    ),
  })
  .meta({ id: 'Downloads' });
