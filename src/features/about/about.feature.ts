import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { aboutApi } from './about.api.ts';

export const aboutFeature: Feature = {
  name: 'about',
  api: [aboutApi],
  content: async () => [(await import('./about.content.server.ts')).aboutContent],
  pages: [sitePages({ url: '/about', name: 'About', position: 10 })],
};
