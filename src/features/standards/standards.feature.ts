import type { Feature } from '#features/feature.ts';
import { standardsSearch } from './standards.search.server.ts';
import { standardsSiteMap } from './standards.site-map.server.ts';
import { standardsSitemap } from './standards.sitemap.server.ts';

export const standardsFeature: Feature = {
  name: 'standards',
  search: [standardsSearch],
  sitemap: standardsSitemap,
  siteMap: standardsSiteMap,
};
