import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import type { Feature } from '#features/feature.ts';
import { landingApi } from './landing.api.ts';

export const landingFeature: Feature = {
  name: 'landing',
  content: async () => [(await import('./landing.content.server.ts')).landingContent],
  api: [landingApi],
  sitemap: [fixedPages('/landing-page')],
};
