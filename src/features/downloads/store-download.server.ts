import { putPrivate } from '#core/files/private-files.server.ts';
import type { downloadFiles } from '#db/schema/downloads.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { DownloadDocument } from './downloads.schema.ts';

export type DrawnFile = Pick<typeof downloadFiles.$inferSelect, 'filePath' | 'kind'> & {
  slug: string;
  document: DownloadDocument;
};

/** Draws a file from its document, which may be for the first time or because the file is lost, and stores it. */
export async function storeDownload({ filePath, kind, document, slug }: DrawnFile): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only here, because the libraries for office documents would slow every start.
  const { drawDownload } = await import('./draw-download.server.ts');
  const letterhead = letterheadOf(await getSiteSettings(defaultLanguage));
  const bytes = new Uint8Array(await drawDownload(slug, kind, document, letterhead));
  await putPrivate(filePath, bytes);
  return bytes;
}
