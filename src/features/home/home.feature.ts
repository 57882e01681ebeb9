import type { Feature } from '#features/feature.ts';
import { homeSitemap } from './home.sitemap.server.ts';

export const homeFeature: Feature = {
  name: 'home',
  content: async () => [(await import('./home-lists.content.server.ts')).homeListsContent],
  sitemap: homeSitemap,
};
