import { excerpt } from '#core/text/excerpt.ts';
import type { ServiceDetail } from '#features/services/find-service-detail.server.ts';
import type { ServiceCardView } from '#features/services/list-service-cards.server.ts';

/** A card shows five lines, so longer text is left out. */
const cardLetters = 200;

/** The part of a service that a card shows. It is kept small because it is sent twice, in the document and as data. */
export function cardOf({ id, slug, categorySlug, name, tagline, description, picture, imageAlt }: ServiceCardView) {
  return {
    id,
    slug,
    categorySlug,
    name,
    tagline,
    description: description && excerpt(description, cardLetters),
    picture: picture ? { src: picture, alt: imageAlt } : undefined,
  };
}

export type ShownCard = ReturnType<typeof cardOf>;

/** The part of a service that its own page shows. */
export function serviceView(service: ServiceDetail) {
  const { slug, categorySlug, name, tagline, description, seo, confirmed, publication } = service;
  const { regulator, governingOrder, validity, validitySource, timeline, timelineSource, whoNeedsIt } = service;
  return {
    slug,
    categorySlug,
    name,
    tagline,
    regulator,
    governingOrder,
    validity,
    validitySource,
    timeline,
    timelineSource,
    whoNeedsIt,
    confirmed,
    publication,
    picture: cardOf(service).picture,
    seo: { ...seo, description: seo.description ?? description },
  };
}

/** The facts that people compare between the services of a category. */
export function keyFactsOf({ regulator, timeline, confirmed }: ServiceCardView) {
  return { regulator, timeline, confirmed };
}

export type KeyFacts = ReturnType<typeof keyFactsOf>;
