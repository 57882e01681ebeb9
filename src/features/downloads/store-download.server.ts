import { createHash } from 'node:crypto';
import { putPrivate } from '#core/files/private-files.server.ts';
import type { downloadFiles } from '#db/schema/downloads.ts';
import { type Letterhead, letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import type { DownloadDocument } from './downloads.schema.ts';

export type DrawnFile = Pick<typeof downloadFiles.$inferSelect, 'filePath' | 'kind'> & {
  slug: string;
  document: DownloadDocument;
};

const readLetterhead = async () => letterheadOf(await getSiteSettings(defaultLanguage));

/** Where a drawn file is under the letterhead of today, so that another letterhead is another file. */
export async function drawnPathOf(file: Pick<DrawnFile, 'filePath'>): Promise<string> {
  return underLetterhead(file, await readLetterhead());
}

function underLetterhead({ filePath }: Pick<DrawnFile, 'filePath'>, letterhead: Letterhead): string {
  const hash = createHash('sha256').update(JSON.stringify(letterhead)).digest('hex').slice(0, 12);
  return filePath.replace(/(?=\.\w+$)/, `-${hash}`);
}

/** Draws a file from its document, which may be for the first time or because the file is lost, and stores it. */
export async function storeDownload({ kind, document, slug, ...file }: DrawnFile): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded only here, because the libraries for office documents would slow every start.
  const { drawDownload } = await import('./draw-download.server.ts');
  const letterhead = await readLetterhead();
  const bytes = new Uint8Array(await drawDownload(slug, kind, document, letterhead));
  await putPrivate(underLetterhead(file, letterhead), bytes);
  return bytes;
}
