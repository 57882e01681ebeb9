import { createHash } from 'node:crypto';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { htmlBlocks } from '#core/pdf/html-blocks.ts';
import type { ContentReading } from '#db/content/content-source.server.ts';
import type { PublicFile } from '#db/content/sync-pictures.server.ts';
import { readLetterhead } from '#features/site/read-letterhead.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';

/** The profile of the company on its own paper; the name of the file follows from its text. */
export async function drawCompanyProfile(html: string, readBy: ContentReading['readBy']): Promise<PublicFile> {
  const letterhead = await readLetterhead(readBy);
  const title = `${letterhead.name}: company profile`;
  const hash = createHash('sha256')
    .update(JSON.stringify([html, letterhead]))
    .digest('hex')
    .slice(0, 12);
  const bytes = await drawPdf({
    title,
    // The file is the same as long as its text is.
    date: new Date(0),
    language: defaultLanguage,
    brand: letterhead,
    seal: sealPath('company-profile'),
    blocks: [{ kind: 'title', text: title }, ...htmlBlocks(html)],
  });
  return { path: `business-card/company-profile-${hash}.pdf`, bytes };
}
