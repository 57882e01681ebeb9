import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { landingApi } from './landing.api.ts';
import { landingSchemeKind } from './landing-scheme.record.server.ts';

export const landingFeature: Feature = {
  name: 'landing',
  content: async () => [(await import('./landing.content.server.ts')).landingContent],
  records: [landingSchemeKind],
  api: [landingApi],
  pages: [{ sitemap: [fixedPages('/landing-page')] }],
};
