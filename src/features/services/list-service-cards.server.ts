import { and, asc, eq } from '#core/drizzle.ts';
import { pictureUrl } from '#core/files/picture-url.ts';
import { filled } from '#core/text/filled.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { serviceCategories, services } from '#db/schema/services.ts';
import { translationsIn } from '#db/translations-in.server.ts';
import type { LanguageCode } from '#locales/languages.ts';

const cardColumns = {
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
  timeline: services.timeline,
  confirmed: services.confirmed,
};

/** A service as lists show it. */
export type ServiceCardView = Awaited<ReturnType<typeof listServiceCards>>[number];

/** Every published service in that language. */
export async function listServiceCards(language: LanguageCode) {
  const rows = await db()
    .select({ ...cardColumns, translations: translationsIn(language, services.translations) })
    .from(services)
    .innerJoin(serviceCategories, eq(serviceCategories.id, services.categoryId))
    .where(and(eq(services.status, 'published'), eq(serviceCategories.status, 'published')))
    .orderBy(asc(serviceCategories.position), asc(services.position), asc(services.id));
  return rows.map((row) => {
    const { imagePath, imageAlt, ...card } = localize(row, language);
    return {
      ...card,
      tagline: filled(card.tagline),
      description: filled(card.description),
      regulator: filled(card.regulator),
      timeline: filled(card.timeline),
      /** Null when the service has no picture, and its seal stands in. */
      picture: imagePath && pictureUrl(imagePath, card.slug),
      imageAlt: imageAlt ?? card.name,
    };
  });
}

/** A service of a list, with the field names used on the wire. */
export function wireService(card: Omit<ServiceCardView, 'regulator' | 'timeline' | 'confirmed'>) {
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    tagline: card.tagline,
    description: card.description,
    thumbnail_url: card.picture ?? pictureUrl(null, card.slug),
    image_alt: card.imageAlt,
    service_category_id: card.categoryId,
    service_category: { slug: card.categorySlug },
  };
}
