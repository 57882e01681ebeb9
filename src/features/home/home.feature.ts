import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { homeApi } from './home.api.ts';

export const homeFeature: Feature = {
  name: 'home',
  api: [homeApi],
  content: async () => [(await import('./home-lists.content.server.ts')).homeListsContent],
  pages: [{ sitemap: [fixedPages('/')] }],
};
