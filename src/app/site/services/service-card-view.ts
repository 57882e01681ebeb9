import { excerpt } from '#core/text/excerpt.ts';
import type { ServiceCardView } from '#features/services/service-card.server.ts';

/** A card shows five lines; what they cannot hold stays behind. */
const cardLetters = 200;

/** What a card shows of a service: the document carries it twice, as a page and as data. */
export function cardOf({ id, slug, categorySlug, name, tagline, description, ...card }: ServiceCardView) {
  return {
    id,
    slug,
    categorySlug,
    name,
    tagline,
    description: description && excerpt(description, cardLetters),
    picture: card.thumbnailUrl.startsWith('/seals/') ? undefined : { src: card.thumbnailUrl, alt: card.imageAlt },
  };
}

export type ShownCard = ReturnType<typeof cardOf>;

/** What people compare between the services of a category. */
export function keyFactsOf({ regulator, timeline, confirmed }: ServiceCardView) {
  return { regulator, timeline, confirmed };
}

export type KeyFacts = ReturnType<typeof keyFactsOf>;
