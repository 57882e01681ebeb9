import { drawPdf } from '#core/pdf/draw-pdf.server.ts';
import { htmlBlocks } from '#core/pdf/html-blocks.ts';
import { longDate } from '#core/time/dates.ts';
import { letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { sealPath } from '#ui/drawings/guilloche.ts';
import type { NotificationDetail } from './find-notification.server.ts';
import { notificationAddress } from './note-address.ts';

/** The most products that fit on the page beside everything else. */
const mostProducts = 30;

/**
 * Our note about a notification: one page in English with its facts, for files and for people who want them on paper.
 * The gazette's own text is not ours to copy.
 */
export async function drawNotificationNote(notification: NotificationDetail, publicUrl: string) {
  const { name, slug, category, date, content, products, later, confirmed, citedAs } = notification;
  const settings = await getSiteSettings(defaultLanguage);
  const page = publicUrl + notificationAddress({ categorySlug: category.slug, slug });
  return drawPdf({
    title: name,
    subject: `Note on a notification of ${longDate(date, 'en')}`,
    date: new Date(`${date}T00:00:00Z`),
    language: defaultLanguage,
    brand: letterheadOf(settings),
    seal: sealPath(slug),
    blocks: [
      { kind: 'note', text: 'Note on a notification' },
      { kind: 'title', text: name },
      { kind: 'facts', facts: factsOf(notification) },
      ...htmlBlocks(content ?? ''),
      ...(later
        ? [
            {
              kind: 'paragraph' as const,
              text: `Later on the same subject: ${later.name}, ${longDate(later.date, 'en')}.`,
            },
          ]
        : []),
      ...(products.length > 0
        ? [
            { kind: 'heading' as const, level: 2 as const, text: 'Applicable products' },
            { kind: 'paragraph' as const, text: nameSome(products.map((product) => product.name)) },
          ]
        : []),
      { kind: 'heading', level: 2, text: 'About this note' },
      ...(confirmed
        ? []
        : [
            {
              kind: 'paragraph' as const,
              text: 'At least one of these facts is still to be confirmed with the regulator.',
            },
          ]),
      {
        kind: 'note',
        text: `${citedAs ? `Source: ${citedAs}. ` : ''}This is our own summary. Only the text published by the regulator is binding; ask us or the regulator before you rely on the note.`,
      },
      { kind: 'note', text: page },
    ],
  });
}

function factsOf(notification: NotificationDetail) {
  const { date, effectiveDate, deadline, technicalName, referenceNumber, issuingBody, kind, productsText, service } =
    notification;
  const number = technicalName ?? referenceNumber;
  return [
    { label: 'Number', value: number },
    { label: 'Date', value: longDate(date, 'en') },
    { label: 'In effect from', value: effectiveDate && longDate(effectiveDate, 'en') },
    { label: 'Transition ends on', value: deadline && longDate(deadline, 'en') },
    { label: 'Issued by', value: issuingBody },
    { label: 'Kind', value: kind },
    { label: 'Products', value: productsText },
    { label: 'Service', value: service?.name },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

function nameSome(names: string[]): string {
  const others = names.length - mostProducts;
  const named = names.slice(0, mostProducts).join('; ');
  return others > 0 ? `${named}; and ${others} others, which the page names.` : `${named}.`;
}
