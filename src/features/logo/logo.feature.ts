import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';

export const logoFeature: Feature = {
  name: 'logo',
  content: async () => [(await import('./logo.content.server.ts')).logoContent],
  pages: [{ sitemap: [fixedPages('/logo')] }],
};
