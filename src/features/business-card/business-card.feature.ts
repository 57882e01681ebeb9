import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { isBusinessCardListed } from '#features/site/settings.server.ts';
import { businessCardApi } from './business-card.api.ts';

export const businessCardFeature: Feature = {
  name: 'business-card',
  api: [businessCardApi],
  content: async () => [(await import('./business-card.content.server.ts')).businessCardContent],
  pages: [
    {
      sitemap: [
        wholeSitemap('pages', async () =>
          (await isBusinessCardListed()) ? [{ path: '/business-card', changedAt: null }] : [],
        ),
      ],
    },
  ],
};
