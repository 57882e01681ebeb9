import { countPdfPages, drawPdf } from '#core/pdf/draw-pdf.server.ts';
import type { PdfBlock, PdfText } from '#core/pdf/pdf-text.ts';
import { longDate, longMonth } from '#core/time/dates.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';

type Sheeted = {
  slug: string;
  name: string;
  /** What the summary is not, such as `legal advice`. */
  disclaimer: string;
  /** What the sheet says, from the name on. */
  blocks: PdfBlock[];
  publications: readonly { publisher: string; name: string; asOf: string }[];
  reading: string;
  today: string;
};

/**
 * A sheet as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawSheetPdf(
  { slug, name, disclaimer, blocks, publications, reading, today }: Sheeted,
  address: string,
) {
  const settings = await getSiteSettings(defaultLanguage);
  const sources = publications.map(({ publisher, name: title, asOf }) =>
    [title.startsWith(publisher) ? title : `${publisher}: ${title}`, longMonth(asOf, 'en')].join(', '),
  );
  const asOf = reading || `As of ${longDate(today, 'en')}.`;
  const text: PdfText = {
    title: `${name}: what it needs in India`,
    subject: `Summary of ${longDate(today, 'en')}`,
    date: new Date(`${today}T00:00:00Z`),
    language: defaultLanguage,
    compact: true,
    brand: letterheadOf(settings),
    seal: sealPath(slug),
    blocks: [
      { kind: 'note', text: `Summary by ${settings.site.name}, not ${disclaimer}` },
      { kind: 'title', text: name },
      ...blocks,
      ...(sources.length > 0 ? [{ kind: 'note' as const, text: `Sources: ${sources.join('; ')}.` }] : []),
      { kind: 'note', text: `${asOf} Only the text published by the regulator is binding.` },
      { kind: 'note', text: address },
    ],
  };
  const bytes = await drawPdf(text);
  if (countPdfPages(bytes) === 1) return bytes;
  const dense = await drawPdf({ ...text, compact: 'dense' });
  // Smaller letters are worth it only where they save a page.
  return countPdfPages(dense) < countPdfPages(bytes) ? dense : bytes;
}
