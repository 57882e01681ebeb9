import { htmlToText } from '#core/html/html-to-text.ts';
import { htmlBlocks } from '#core/pdf/html-blocks.ts';
import type { PdfBlock } from '#core/pdf/pdf-text.ts';
import { longDate, longDatesIn } from '#core/time/dates.ts';
import { requirementsSection } from '#features/requirements/requirement-list.schema.ts';
import { type FactSource, findServiceDetail } from '#features/services/find-service-detail.server.ts';
import type { ServiceCardView } from '#features/services/list-service-cards.server.ts';
import { type Letterhead, letterheadOf } from '#features/site/letterhead.ts';
import { getSiteSettings } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';

/** The complete text of a brochure; the same text makes the same file. */
export type BrochureText = {
  brand: Letterhead;
  /** The seed of the seal. */
  slug: string;
  title: string;
  tagline: string | null;
  description: string | null;
  facts: { label: string; value: string }[];
  sections: { heading: string; blocks: PdfBlock[] }[];
  note: string;
};

const lists = new Set<string>([requirementsSection]);

/** The text of a service's brochure, from the service's own texts. */
export async function readBrochureText(card: ServiceCardView): Promise<BrochureText | null> {
  const [detail, settings] = await Promise.all([
    findServiceDetail(card.categorySlug, card.slug, defaultLanguage),
    getSiteSettings(defaultLanguage),
  ]);
  if (!detail) return null;
  const { service, sections } = detail;
  const facts = [
    { label: 'Regulator', value: service.regulator },
    { label: 'Order or Act', value: service.governingOrder },
    { label: 'Who needs it', value: service.whoNeedsIt },
    { label: 'Typical timeline', value: sourced(service.timeline, service.timelineSource) },
    { label: 'Validity', value: sourced(service.validity, service.validitySource) },
  ];
  return {
    brand: letterheadOf(settings),
    slug: card.slug,
    title: service.name,
    tagline: service.tagline,
    description: service.description && htmlToText(service.description),
    facts: facts.flatMap(({ label, value }) => (value ? [{ label, value: longDatesIn(value, defaultLanguage) }] : [])),
    sections: sections
      .filter(({ slug }) => !lists.has(slug))
      .map(({ name, title, content, faqs }) => ({
        heading: title ?? name,
        blocks: [
          ...htmlBlocks(content ?? ''),
          ...faqs.flatMap(({ question, answer }) => [
            { kind: 'heading' as const, text: question, level: 3 as const },
            ...htmlBlocks(answer),
          ]),
        ],
      }))
      .filter(({ blocks }) => blocks.length > 0),
    note: service.confirmed
      ? 'The regulator decides, and orders change. Ask us before you act on this text.'
      : 'The figures in this text are our working figures and are still to be confirmed with the regulator. Ask us before you act on them.',
  };
}

/** A fact with the document that states it, where that is another one than our service notes. */
function sourced(fact: string | null, source: FactSource | null): string | null {
  return fact && source ? `${fact} (${source.name}, read on ${longDate(source.readOn, defaultLanguage)})` : fact;
}
