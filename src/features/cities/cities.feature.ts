import type { Feature } from '#features/feature.ts';
import { citiesApi } from './cities.api.ts';
import { citiesSearch } from './cities.search.server.ts';
import { citiesSiteMap } from './cities.site-map.server.ts';
import { citiesSitemap } from './cities.sitemap.server.ts';

export const citiesFeature: Feature = {
  name: 'cities',
  api: [citiesApi],
  content: async () => [(await import('./cities.content.server.ts')).citiesContent],
  search: [citiesSearch],
  sitemap: citiesSitemap,
  siteMap: citiesSiteMap,
};
