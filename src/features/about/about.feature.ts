import type { Feature } from '#features/feature.ts';
import { aboutApi } from './about.api.ts';
import { aboutSiteMap } from './about.site-map.server.ts';
import { aboutSitemap } from './about.sitemap.server.ts';

export const aboutFeature: Feature = {
  name: 'about',
  api: [aboutApi],
  content: async () => [(await import('./about.content.server.ts')).aboutContent],
  sitemap: aboutSitemap,
  siteMap: aboutSiteMap,
};
