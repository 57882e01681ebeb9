import { createHash } from 'node:crypto';
import { and, eq, isNotNull, notInArray } from 'drizzle-orm';
import { findPrivate, putPrivate } from '#core/files/private-files.server.ts';
import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { db } from '#db/client.server.ts';
import type { ContentChange } from '#db/content/write-content.server.ts';
import { brochures } from '#db/schema/brochures.ts';
import { listServiceCards } from '#features/services/list-service-cards.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import { type BrochureText, readBrochureText } from './brochure-text.server.ts';

/** Increase this when the drawing changes, so that every file is made again. */
const layout = 3;

/**
 * Makes the brochure of every published service; files whose text has not changed are left alone. It runs after the commit of
 * a content write: drawing takes seconds, and a file is named after its text, so it never replaces another one.
 * @param changed the rows that were written; without a service among them there is nothing to do
 */
export async function updateBrochures(changed?: readonly ContentChange[]): Promise<void> {
  if (changed?.every(({ kind }) => kind !== 'service')) return;
  const cards = await listServiceCards(defaultLanguage);
  for (const [position, card] of cards.entries()) {
    const text = await readBrochureText(card);
    if (!text) continue;
    const filePath = await storeBrochure(text);
    const row = { serviceId: card.id, title: text.title, filePath, position, status: 'published' as const };
    await db()
      .insert(brochures)
      .values({ slug: card.slug, ...row })
      .onConflictDoUpdate({ target: brochures.slug, set: row });
  }
  const slugs = cards.map(({ slug }) => slug);
  const isGone = slugs.length > 0 ? notInArray(brochures.slug, slugs) : undefined;
  await db()
    .update(brochures)
    .set({ status: 'archived' })
    .where(and(isNotNull(brochures.serviceId), isGone));
}

/**
 * Makes the file of one brochure again from the service's present text.
 * @returns the path of the file; null when its service is no longer public
 */
export async function redrawBrochure(slug: string): Promise<string | null> {
  const card = (await listServiceCards(defaultLanguage)).find((listed) => listed.slug === slug);
  const text = card && (await readBrochureText(card));
  if (!text) return null;
  const filePath = await storeBrochure(text);
  await db().update(brochures).set({ title: text.title, filePath }).where(eq(brochures.slug, slug));
  return filePath;
}

/** Named after its text, so that an existing file need not be drawn again. */
async function storeBrochure(text: BrochureText): Promise<string> {
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
    ...sections.flatMap(({ heading, blocks: own }) => [
      { kind: 'heading' as const, text: heading, level: 2 as const },
      ...own,
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
