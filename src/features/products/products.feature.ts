import type { Feature } from '#features/feature.ts';
import { productsApi } from './products.api.ts';
import { productsSearch } from './products.search.server.ts';
import { productsSiteMap } from './products.site-map.server.ts';
import { productsSitemap } from './products.sitemap.server.ts';

export const productsFeature: Feature = {
  name: 'products',
  api: [productsApi],
  content: async () => [(await import('./products.content.server.ts')).productsContent],
  search: [productsSearch],
  sitemap: productsSitemap,
  siteMap: productsSiteMap,
};
