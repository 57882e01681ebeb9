import { excerpt } from '#core/text/excerpt.ts';
import type { ServiceCardView } from '#features/services/list-service-cards.server.ts';

/** A card shows five lines, so longer text is left out. */
const cardLetters = 200;

/** The part of a service that a card shows. It is kept small because it is sent twice, in the document and as data. */
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

/** The facts that people compare between the services of a category. */
export function keyFactsOf({ regulator, timeline, confirmed }: ServiceCardView) {
  return { regulator, timeline, confirmed };
}

export type KeyFacts = ReturnType<typeof keyFactsOf>;
