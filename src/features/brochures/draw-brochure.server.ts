import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import type { BrochureText } from './brochure-text.server.ts';

/** Draws a brochure as a PDF file; the same text always gives the same bytes. */
export function drawBrochure({ brand, slug, title, tagline, description, facts, sections, note }: BrochureText) {
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
