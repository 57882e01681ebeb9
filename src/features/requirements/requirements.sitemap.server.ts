import { wholeSitemap } from '#core/sitemap/sitemap-source.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { listServicesWithLists } from './list-services-with-lists.server.ts';

/** A page for each category that has lists. */
async function listCategoryPages() {
  const categories = await listServicesWithLists(defaultLanguage);
  return categories.map(({ slug }) => ({ path: `/mandatory-products/${slug}`, changedAt: null }));
}

export const requirementsSitemap = [wholeSitemap('pages', listCategoryPages)];
