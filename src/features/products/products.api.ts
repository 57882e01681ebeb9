import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { htmlToText } from '#core/html/html-to-text.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { wireEvent } from '#features/orders/events/wire-event.ts';
import { findPage, type PageView } from '#features/pages/pages.server.ts';
import { findProductTimeline } from '#features/requirements/find-timeline.server.ts';
import type { Requirement } from '#features/requirements/requirement.ts';
import { currentState, statesOn } from '#features/requirements/requirement-state.schema.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { findProduct } from './find-product.server.ts';
import { listEveryProduct } from './listings/list-products.server.ts';
import type { ProductDetail } from './product-detail.ts';
import { productAnswer, productListAnswer, productTimelineAnswer } from './products.schema.ts';

export const productsApi = {
  'GET /products': call({
    summary: 'Every product with its categories and the services that it needs',
    tag: 'Products',
    answer: productListAnswer,
    answers: 'Page settings and products',
    handle: async ({ language }) => {
      const [page, products] = await Promise.all([findPage('products', language), listWireProducts(language)]);
      return { page: wirePage(page), products };
    },
  }),
  'GET /products/{slug}': call({
    summary: 'One product with its texts, categories, required services and notifications',
    tag: 'Products',
    params: z.object({ slug: z.string().max(200) }),
    answer: productAnswer,
    answers: 'The product',
    refuses: { 404: 'No such product' },
    handle: async ({ params: { slug }, language }) => {
      const product = await findProduct(slug, language);
      if (!product) throw new NotFoundError(`product ${slug}`);
      return wireProduct(product);
    },
  }),
  'GET /products/{slug}/timeline': call({
    summary: 'What orders did over time to each approval that a product needs',
    tag: 'Products',
    params: z.object({ slug: z.string().max(200) }),
    answer: productTimelineAnswer,
    answers: 'One lane for each service, its events the earliest first',
    refuses: { 404: 'No such product' },
    handle: async ({ params: { slug }, language }) => {
      const timeline = await findProductTimeline(slug, language);
      if (!timeline) throw new NotFoundError(`product ${slug}`);
      return timeline.lanes.map(({ service, events }) => ({
        service: { slug: service.slug, name: service.name },
        events: events.map(wireEvent),
      }));
    },
  }),
} satisfies SiteCalls;

/** Cached, because collecting the whole catalogue takes so long that a single caller could keep the process busy. */
const listWireProducts = byContentVersion(async (language, today) =>
  (await listEveryProduct(language, today)).map((product) => wireCatalogueProduct(product, today)),
);

function wirePage(page: PageView | null) {
  const name = page?.name ?? 'Products';
  return {
    name,
    seo_title: page?.seo.title ?? name,
    seo_description: page?.seo.description ?? '',
    seo_keywords: page?.seo.keywords ?? '',
  };
}

function wireCatalogueProduct({ id, name, slug, categories, services }: CatalogueProduct, today: string) {
  return {
    id,
    name,
    slug,
    categories: categories.map((category) => ({ name: category.name })),
    services: services.map(({ name: service, rows }) => ({ name: service, states: statesOn(rows, today) })),
  };
}

function wireRequirement(requirement: Requirement) {
  const { states, order, standards, listedAs, publication } = requirement;
  return {
    state: currentState(requirement, todayInIndia()),
    states: states.map(({ audiences, state, since, inForceSince, until }) => ({
      ...{ audiences, state, since, until },
      in_force_since: inForceSince,
    })),
    order,
    standards: standards.map(({ number }) => number),
    accepted_standards: standards.flatMap(({ number, successor, accepted }) =>
      accepted ? [{ standard: number, beside: successor?.number ?? null, ...accepted }] : [],
    ),
    listed_as: listedAs,
    listed_by: publication && { publisher: publication.publisher, name: publication.name, as_of: publication.asOf },
  };
}

function wireProduct(product: ProductDetail) {
  return {
    product: {
      name: product.name,
      technical_name: product.technicalName,
      seo_title: product.seo.title,
      seo_description: product.seo.description,
      seo_keywords: product.seo.keywords,
      image_url: product.image,
      image_alt: product.imageAlt ?? product.name,
      description: product.description,
      cta: product.cta,
      product_section: product.sections.map(({ heading, description, image, side }) => ({
        heading,
        ckdescription: description ?? '',
        description: htmlToText(description ?? ''),
        image,
        position: side,
      })),
      product_faqs: product.faqs.map(({ question, answer }) => ({ question, answer })),
    },
    categories: product.categories.map(({ name }) => ({ name })),
    services: product.services.map(({ name, slug, image, categorySlug }) => ({
      name,
      slug,
      image,
      service_category: { slug: categorySlug },
      requirements: product.requirements.filter(({ service }) => service.slug === slug).map(wireRequirement),
    })),
    notification: product.notifications.map(({ id, name, slug, categorySlug }) => ({
      id,
      notification: { name, slug, category: { slug: categorySlug } },
    })),
  };
}
