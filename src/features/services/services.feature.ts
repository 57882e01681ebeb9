import type { Feature } from '#features/feature.ts';
import { servicesApi } from './services.api.ts';
import { servicesSearch } from './services.search.server.ts';
import { servicesSiteMap } from './services.site-map.server.ts';
import { servicesSitemap } from './services.sitemap.server.ts';

export const servicesFeature: Feature = {
  name: 'services',
  api: [servicesApi],
  content: async () => [(await import('./services.content.server.ts')).servicesContent],
  search: [servicesSearch],
  sitemap: servicesSitemap,
  siteMap: servicesSiteMap,
};
