import { NotFoundError } from '#core/errors.ts';
import { defineApi } from '#features/define-api.ts';
import { findPage } from '#features/pages/pages.server.ts';
import { wirePage, wireSeo } from '#features/pages/wire-page.server.ts';
import { findServiceDetail } from './find-service-detail.server.ts';
import { listServiceCards, wireService } from './list-service-cards.server.ts';
import { listServiceCategories } from './list-service-categories.server.ts';
import { serviceCalls } from './services.calls.ts';

export const servicesApi = defineApi(serviceCalls, {
  'GET /services': async ({ language }) => {
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
  'GET /services/{categorySlug}/{slug}': async ({ params: { categorySlug, slug }, language }) => {
    const found = await findServiceDetail(categorySlug, slug, language);
    if (!found) throw new NotFoundError(`no service ${categorySlug}/${slug}`);
    const { service, sections, relatedServices } = found;
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
});
