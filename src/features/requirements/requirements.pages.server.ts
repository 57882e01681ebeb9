import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { listServicesWithExemptions } from './exemptions/list-services-with-exemptions.server.ts';
import { listServicesWithLists } from './list-services-with-lists.server.ts';

export const requirementsPages = [
  sitePages({
    url: '/mandatory-products',
    name: 'Mandatory products',
    position: 21,
    redirects: true,
    sitemap: [wholeSitemap('pages', listCategoryPages), wholeSitemap('services', listExemptionPages)],
  }),
];

/** A page for each category that has lists. */
async function listCategoryPages() {
  const categories = await listServicesWithLists(defaultLanguage);
  return categories.map(({ slug }) => ({ path: `/mandatory-products/${slug}`, changedAt: null }));
}

/** A page for each service with exemptions or customs codes. */
async function listExemptionPages() {
  const services = await listServicesWithExemptions();
  return services.map(({ category, slug }) => ({ path: `/services/${category}/${slug}/exemptions`, changedAt: null }));
}
