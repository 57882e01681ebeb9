import { and, eq } from 'drizzle-orm';
import { localize } from '#core/localize.ts';
import { presentText } from '#core/present-text.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listServiceCards, type ServiceCardView } from './service-card.server.ts';
import { listServiceSections } from './service-sections.server.ts';

const relatedCount = 3;

/** One service with its sections and its neighbours, or null when that category has no such service. */
export async function findServiceDetail(categorySlug: string, slug: string, language: LanguageCode) {
  const service = await findService(categorySlug, slug, language);
  if (!service) return null;
  const [sections, cards] = await Promise.all([listServiceSections(service.id, language), listServiceCards(language)]);
  return { service, sections, relatedServices: chooseRelated(cards, service) };
}

async function findService(categorySlug: string, slug: string, language: LanguageCode) {
  const [row] = await db()
    .select({
      id: services.id,
      slug: services.slug,
      name: services.name,
      tagline: services.tagline,
      description: services.description,
      imagePath: services.imagePath,
      imageAlt: services.imageAlt,
      categoryId: services.categoryId,
      categorySlug: serviceCategories.slug,
      regulator: services.regulator,
      governingOrder: services.governingOrder,
      validity: services.validity,
      timeline: services.timeline,
      whoNeedsIt: services.whoNeedsIt,
      source: services.source,
      confirmed: services.confirmed,
      seoTitle: services.seoTitle,
      seoDescription: services.seoDescription,
      seoKeywords: services.seoKeywords,
      seoTags: services.seoTags,
      translations: services.translations,
    })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(
      and(
        eq(services.slug, slug),
        eq(serviceCategories.slug, categorySlug),
        eq(services.status, 'published'),
        eq(serviceCategories.status, 'published'),
      ),
    );
  if (!row) return null;
  const { imagePath, imageAlt, ...service } = localize(row, language);
  return {
    ...service,
    tagline: presentText(service.tagline),
    regulator: presentText(service.regulator),
    governingOrder: presentText(service.governingOrder),
    validity: presentText(service.validity),
    timeline: presentText(service.timeline),
    whoNeedsIt: presentText(service.whoNeedsIt),
    thumbnailUrl: imagePath ?? `/seals/${service.slug}.svg`,
    imageAlt: imageAlt ?? service.name,
  };
}

/** Services of the same category first, then those that follow in the site's order, round its end. */
function chooseRelated(cards: ServiceCardView[], service: { id: number; categoryId: number }): ServiceCardView[] {
  const at = cards.findIndex((card) => card.id === service.id);
  const others = [...cards.slice(at + 1), ...cards.slice(0, Math.max(at, 0))];
  const isSibling = (card: ServiceCardView) => card.categoryId === service.categoryId;
  return [...others.filter(isSibling), ...others.filter((card) => !isSibling(card))].slice(0, relatedCount);
}
