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
  /** What stands behind it, on pages of its own. */
  annex?: PdfBlock[];
  publications: readonly { publisher: string; name: string; asOf: string }[];
  reading: string;
  today: string;
};

/**
 * A sheet as a page in English, for files and for people who want it on paper.
 * @param address the address of the page that opens with the same sheet
 */
export async function drawSheetPdf(
  { slug, name, disclaimer, blocks, annex = [], publications, reading, today }: Sheeted,
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
  const compact = countPdfPages(bytes) > 1 ? 'dense' : true;
  if (annex.length === 0) return compact === 'dense' ? drawPdf({ ...text, compact }) : bytes;
  const whole = { ...text, blocks: [...text.blocks, ...annex] };
  const drawn = await drawPdf({ ...whole, compact });
  if (compact === 'dense' || countPdfPages(drawn) <= 2) return drawn;
  // Smaller letters are worth it only where they save a page.
  const dense = await drawPdf({ ...whole, compact: 'dense' });
  return countPdfPages(dense) < countPdfPages(drawn) ? dense : drawn;
}
