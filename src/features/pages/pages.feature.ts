import type { Feature } from '#features/feature.ts';
import { pagesApi } from './pages.api.ts';
import { pagesSearch } from './pages.search.server.ts';
import { pagesSiteMap } from './pages.site-map.server.ts';
import { pagesSitemap } from './pages.sitemap.server.ts';

export const pagesFeature: Feature = {
  name: 'pages',
  api: [pagesApi],
  content: async () => [
    (await import('./pages.content.server.ts')).pagesContent,
    (await import('./home-sections.content.server.ts')).homeSectionsContent,
  ],
  search: [pagesSearch],
  sitemap: pagesSitemap,
  siteMap: pagesSiteMap,
};
