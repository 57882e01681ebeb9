import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from '#core/drizzle.ts';
import { findPrivate, putPrivate } from '#core/files/private-files.server.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { db } from '#db/client.server.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { brochures } from '#db/schema/brochures.ts';
import { contentVersion } from '#db/schema/singletons.ts';
import { listServiceCards, type ServiceCardView } from '#features/services/list-service-cards.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import { type BrochureText, readBrochureText } from './brochure-text.server.ts';

/** Increase this when the drawing changes, so that every file is made again. */
const layout = 3;

/**
 * Makes the file of one brochure from the service's present text, unless it is stored already.
 * @returns the path of the file; null when its service is no longer public
 */
export async function redrawBrochure(slug: string): Promise<string | null> {
  const card = (await listServiceCards(defaultLanguage)).find((listed) => listed.slug === slug);
  return card ? storeBrochureOf(card) : null;
}

/** The same for a service that was read already. */
export async function storeBrochureOf(card: ServiceCardView): Promise<string | null> {
  const version = await getContentVersion(db());
  const text = await readBrochureText(card);
  if (!text) return null;
  const filePath = await storeFile(text);
  const isAnother = and(eq(brochures.slug, card.slug), ne(brochures.filePath, filePath));
  const isPresent = sql`(select version from ${contentVersion}) = ${version}`;
  await db().update(brochures).set({ filePath }).where(and(isAnother, isPresent));
  // Somebody else may have drawn a newer text meanwhile, which an older one must not replace.
  return (await getContentVersion(db())) === version ? filePath : redrawBrochure(card.slug);
}

/** Named after its text, so that an existing file need not be drawn again. */
async function storeFile(text: BrochureText): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([layout, text]))
    .digest('hex')
    .slice(0, 32);
  const name = `brochures/${hash}.pdf`;
  if (!(await findPrivate(name))) await putPrivate(name, await drawBrochure(text));
  return name;
}

/** Draws a brochure as a PDF file; the same text always gives the same bytes. */
function drawBrochure({ brand, slug, title, tagline, description, facts, sections, note }: BrochureText) {
  const blocks: PdfBlock[] = [
    { kind: 'title', text: title },
    ...(tagline ? [{ kind: 'lead' as const, text: tagline }] : []),
    ...(description ? [{ kind: 'paragraph' as const, text: description }] : []),
    { kind: 'facts', facts },
    { kind: 'note', text: note },
    ...sections.flatMap(({ heading, blocks: sectionBlocks }) => [
      { kind: 'heading' as const, text: heading, level: 2 as const },
      ...sectionBlocks,
    ]),
  ];
  return drawPdf({
    title,
    brand,
    // A fixed date; otherwise every run would make a different file.
    date: new Date('2026-01-01T00:00:00Z'),
    language: defaultLanguage,
    seal: sealPath(slug),
    blocks,
  });
}
