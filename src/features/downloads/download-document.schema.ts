import type { OfficeBlock, OfficeSheet } from '#core/office/office-text.ts';

/** What the files of a download are made from, as the content folder describes it. */
export type DownloadDocument = {
  title: string;
  /** One sentence under the title. */
  lead: string | null;
  /** The day on which the text was last changed, `2026-11-22`. */
  date: string;
} & ({ format: 'text'; blocks: OfficeBlock[] } | { format: 'workbook'; about: string[]; sheets: OfficeSheet[] });
