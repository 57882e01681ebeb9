import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import type { Feature } from '#features/feature.ts';
import { careersApi } from './careers.api.ts';
import { careersSearch } from './careers.search.server.ts';
import { careersSiteMap } from './careers.site-map.server.ts';

export const careersFeature: Feature = {
  name: 'careers',
  content: async () => [(await import('./careers.content.server.ts')).careersContent],
  api: [careersApi],
  search: [careersSearch],
  sitemap: [fixedPages('/career', '/career-at-bl')],
  siteMap: careersSiteMap,
};
