import { z } from 'zod';
import type { OfficeBlock, OfficeSheet } from '#core/office/office-text.ts';
import { pageRecord } from '#features/pages/pages.schema.ts';

/** What kind of file a download has. */
export const downloadKinds = ['pdf', 'docx', 'xlsx'] as const;

export type DownloadKind = (typeof downloadKinds)[number];

/** What the files of a download are made from, as the content folder describes it. */
export type DownloadDocument = {
  title: string;
  /** One sentence under the title. */
  lead: string | null;
  /** The day on which the text was last changed, `2026-11-22`. */
  date: string;
} & ({ format: 'text'; blocks: OfficeBlock[] } | { format: 'workbook'; about: string[]; sheets: OfficeSheet[] });

const file = z.object({
  id: z.int(),
  name: z.string(),
  file_url: z.string().nullable().meta({ description: 'Valid for an hour; null unless a client is logged in' }),
  status: z.boolean().meta({ description: 'Whether the file can be downloaded' }),
  kind: z.enum(downloadKinds),
  bytes: z.int().meta({ description: '0 for a moment while a new file is being drawn' }),
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
