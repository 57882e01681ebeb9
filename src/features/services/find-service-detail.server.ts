import { seoOf } from '#core/content/seo-of.ts';
import { eq } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { services } from '#db/schema/services.ts';
import { listPublications } from '#features/publications/list-publications.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listServiceCards, type ServiceCardView } from './list-service-cards.server.ts';
import { listServiceSections } from './list-service-sections.server.ts';

const relatedCount = 3;
/** The entry of `lists.csv` that the facts of services are taken from. */
const serviceNotes = 'services';

/** The document that states a fact of a service, and the day on which we read it. */
export type FactSource = { name: string; readOn: string };

/** A service with everything that its page and its call know of it. */
export type ServiceDetail = NonNullable<Awaited<ReturnType<typeof findServiceDetail>>>['service'];

/** A service with its sections and its neighbours; null when that category has no such service. */
export async function findServiceDetail(categorySlug: string, slug: string, language: LanguageCode) {
  const cards = await listServiceCards(language);
  const card = cards.find((listed) => listed.slug === slug && listed.categorySlug === categorySlug);
  if (!card) return null;
  const [facts, sections] = await Promise.all([
    serviceFacts(card.id, language),
    listServiceSections(card.id, language),
  ]);
  return { service: { ...card, ...facts }, sections, relatedServices: chooseRelated(cards, card) };
}

/** The facts that only the page of a service shows. */
async function serviceFacts(id: number, language: LanguageCode) {
  const facts = db()
    .select({
      governingOrder: services.governingOrder,
      validity: services.validity,
      validitySource: services.validitySource,
      validityReadOn: services.validityReadOn,
      timelineSource: services.timelineSource,
      timelineReadOn: services.timelineReadOn,
      whoNeedsIt: services.whoNeedsIt,
      seoTitle: services.seoTitle,
      seoDescription: services.seoDescription,
      seoKeywords: services.seoKeywords,
      seoTags: services.seoTags,
      translations: services.translations,
    })
    .from(services)
    .where(eq(services.id, id));
  const [[row], publications] = await Promise.all([facts, listPublications(language)]);
  if (!row) throw new NotFoundError(`no service ${id}`);
  const { governingOrder, validity, whoNeedsIt, ...rest } = localize(row, language);
  const { validitySource, validityReadOn, timelineSource, timelineReadOn } = row;
  return {
    governingOrder: filled(governingOrder),
    validity: filled(validity),
    validitySource: sourceOf(validitySource, validityReadOn),
    timelineSource: sourceOf(timelineSource, timelineReadOn),
    whoNeedsIt: filled(whoNeedsIt),
    publication: publications.get(serviceNotes) ?? null,
    seo: seoOf(rest),
  };
}

/** Where one fact was read; null where it comes from our service notes. */
function sourceOf(name: string | null, readOn: string | null): FactSource | null {
  return name && readOn ? { name, readOn } : null;
}

/** Services of the same category first, then those that follow in the site's order, which starts again at its end. */
function chooseRelated(cards: ServiceCardView[], service: { id: number; categoryId: number }): ServiceCardView[] {
  const at = cards.findIndex((card) => card.id === service.id);
  const others = [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))];
  const isSibling = (card: ServiceCardView) => card.categoryId === service.categoryId;
  return [...others.filter(isSibling), ...others.filter((card) => !isSibling(card))].slice(0, relatedCount);
}
