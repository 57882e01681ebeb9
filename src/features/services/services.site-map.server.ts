import { siteMapPage } from '#features/pages/site-map-page.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { listServiceCards } from './list-service-cards.server.ts';
import { listServiceCategories } from './list-service-categories.server.ts';

/** The categories, each with its services. */
async function listServices(language: LanguageCode) {
  const [categories, services] = await Promise.all([listServiceCategories(language), listServiceCards(language)]);
  return categories.map(({ slug, name }) => ({
    name,
    url: `/services/${slug}`,
    children: services
      .filter(({ categorySlug }) => categorySlug === slug)
      .map((service) => ({ name: service.name, url: `/services/${slug}/${service.slug}` })),
  }));
}

export const servicesSiteMap = [
  siteMapPage(20, { slug: 'services', url: '/services', name: 'Services' }, listServices),
  siteMapPage(21, { slug: 'mandatory-products', url: '/mandatory-products', name: 'Mandatory products' }),
];
