import { wholeSitemap } from '#core/sitemap/sitemap-source.ts';
import type { Feature } from '#features/feature.ts';
import { isBusinessCardListed } from '#features/site/settings.server.ts';
import { businessCardApi } from './business-card.api.ts';

export const businessCardFeature: Feature = {
  name: 'business-card',
  api: [businessCardApi],
  content: async () => [(await import('./business-card.content.server.ts')).businessCardContent],
  sitemap: [
    wholeSitemap('pages', async () =>
      (await isBusinessCardListed()) ? [{ path: '/business-card', changedAt: null }] : [],
    ),
  ],
};
