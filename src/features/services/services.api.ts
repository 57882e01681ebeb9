import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Seo } from '#core/content/row-seo.ts';
import { NotFoundError } from '#core/errors.ts';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { listServiceCards, type ServiceCardView } from './service-card.server.ts';
import { findServiceDetail } from './service-detail.server.ts';
import { type ServiceOutput, type ServicesOutput, serviceOutput, servicesOutput } from './services.schema.ts';
import { listServiceCategories } from './services.server.ts';

const list = createRoute({
  method: 'get',
  path: '/services',
  summary: 'All services with their categories and the texts of the services page',
  responses: { 200: json(servicesOutput, 'The services') },
});

const detail = createRoute({
  method: 'get',
  path: '/services/{categorySlug}/{slug}',
  summary: 'One service with its sections and related services',
  request: { params: z.object({ categorySlug: z.string(), slug: z.string() }) },
  responses: {
    200: json(serviceOutput, 'The service'),
    404: { description: 'That category has no such service' },
  },
});

export const servicesApi = createApi();

servicesApi.openapi(list, async (c) => {
  const language = c.get('language');
  const [cards, categories, page] = await Promise.all([
    listServiceCards(language),
    listServiceCategories(language),
    findPage('services', language),
  ]);
  const answer: ServicesOutput = {
    services: cards.map(wireService),
    serviceCategories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      slug: category.slug,
      ...wireSeo(category.seo),
    })),
    page: page && {
      id: page.id,
      name: page.name,
      slug: page.slug,
      title: page.title,
      tag_line: page.tagLine,
      content: page.content,
      image_url: page.imageUrl,
      image_alt: page.imageAlt ?? page.name,
      ...wireSeo(page.seo),
    },
  };
  return c.json(answer, 200);
});

servicesApi.openapi(detail, async (c) => {
  const { categorySlug, slug } = c.req.valid('param');
  const found = await findServiceDetail(categorySlug, slug, c.get('language'));
  if (!found) throw new NotFoundError(`no service ${categorySlug}/${slug}`);
  const { service, sections, relatedServices } = found;
  const answer: ServiceOutput = {
    service: { ...wireService(service), ...wireSeo(service.seo) },
    sections: sections.map(({ id, name, title, slug: sectionSlug, content, faqs }) => ({
      id,
      name,
      title,
      slug: sectionSlug,
      content,
      faqs: faqs.map(({ question, answer: text }) => ({ question, answer: text })),
    })),
    related_services: relatedServices.map(wireService),
  };
  return c.json(answer, 200);
});

function wireService(card: Omit<ServiceCardView, 'regulator' | 'timeline' | 'confirmed'>) {
  return {
    id: card.id,
    name: card.name,
    slug: card.slug,
    tagline: card.tagline,
    description: card.description,
    thumbnail_url: card.thumbnailUrl,
    image_alt: card.imageAlt,
    service_category_id: card.categoryId,
    service_category: { slug: card.categorySlug },
  };
}

function wireSeo({ title, description, keywords, tags }: Seo) {
  return {
    seo_title: title,
    seo_description: description,
    seo_keywords: keywords,
    seo_tags: tags.length > 0 ? tags : (false as const),
  };
}
