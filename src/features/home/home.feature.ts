import type { Feature } from '#features/feature.ts';
import { homeApi } from './home.api.ts';
import { homeSitemap } from './home.sitemap.server.ts';

export const homeFeature: Feature = {
  name: 'home',
  api: [homeApi],
  content: async () => [(await import('./home-lists.content.server.ts')).homeListsContent],
  sitemap: homeSitemap,
};
