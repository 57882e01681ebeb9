import { z } from 'zod';
import { NotFoundError } from '#core/errors.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wirePage, wireSeo } from '#features/pages/wire-page.server.ts';
import { call, type SiteCalls } from '#features/site-call.ts';
import { findServiceDetail } from './find-service-detail.server.ts';
import { listServiceCards, wireService } from './list-service-cards.server.ts';
import { listServiceCategories } from './list-service-categories.server.ts';
import { serviceAnswer, servicesAnswer } from './services.schema.ts';

export const servicesApi = {
  'GET /services': call({
    summary: 'All services with their categories and the texts of the services page',
    tag: 'Services',
    answer: servicesAnswer,
    answers: 'The services',
    handle: async ({ language }) => {
      const [cards, categories, page] = await Promise.all([
        listServiceCards(language),
        listServiceCategories(language),
        findPage('services', language),
      ]);
      return {
        services: cards.map(wireService),
        serviceCategories: categories.map((category) => ({
          id: category.id,
          name: category.name,
          slug: category.slug,
          ...wireSeo(category.seo),
        })),
        page: page && wirePage(page),
      };
    },
  }),
  'GET /services/{categorySlug}/{slug}': call({
    summary: 'One service with its sections and related services',
    tag: 'Services',
    params: z.object({ categorySlug: z.string(), slug: z.string() }),
    answer: serviceAnswer,
    answers: 'The service',
    refuses: { 404: 'That category has no such service' },
    handle: async ({ params: { categorySlug, slug }, language }) => {
      const detail = await findServiceDetail(categorySlug, slug, language);
      if (!detail) throw new NotFoundError(`no service ${categorySlug}/${slug}`);
      const { service, sections, relatedServices } = detail;
      return {
        service: { ...wireService(service), ...wireSeo(service.seo) },
        sections: sections.map(({ faqs, ...section }) => ({
          id: section.id,
          name: section.name,
          title: section.title,
          slug: section.slug,
          content: section.content,
          faqs: faqs.map(({ question, answer }) => ({ question, answer })),
        })),
        related_services: relatedServices.map(wireService),
      };
    },
  }),
} satisfies SiteCalls;
