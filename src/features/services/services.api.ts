import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { createApi } from '#core/http/api.server.ts';
import { json } from '#core/http/json-shapes.ts';
import { listServiceCards, type ServiceCardView } from './service-card.server.ts';
import { findServiceDetail } from './service-detail.server.ts';
import { type ServiceOutput, type ServicesOutput, serviceOutput, servicesOutput } from './services.schema.ts';
import { findServicesPage, listServiceCategories } from './services.server.ts';

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
    findServicesPage(language),
  ]);
  const answer: ServicesOutput = {
    services: cards.map(wireService),
    serviceCategories: categories.map((category) => ({
      id: category.id,
      name: category.name,
      slug: category.slug,
      ...wireSeo(category),
    })),
    page: page && {
      id: page.id,
      name: page.name,
      slug: page.slug,
      title: page.title,
      tag_line: page.tagLine,
      content: page.content,
      image_url: page.imageUrl,
      image_alt: page.imageAlt,
      ...wireSeo(page),
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
    service: { ...wireService(service), ...wireSeo(service) },
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

type Seo = {
  seoTitle: string | null;
  seoDescription: string | null;
  seoKeywords: string | null;
  seoTags: Record<string, unknown>[];
};

function wireSeo({ seoTitle, seoDescription, seoKeywords, seoTags }: Seo) {
  return {
    seo_title: seoTitle,
    seo_description: seoDescription,
    seo_keywords: seoKeywords,
    seo_tags: seoTags.length > 0 ? seoTags : (false as const),
  };
}
