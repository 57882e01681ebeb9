import { pictureUrl } from '#core/files/picture-url.ts';
import type { ServiceCardView } from './list-service-cards.server.ts';

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
