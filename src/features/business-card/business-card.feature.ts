import { wholeSitemap } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { isBusinessCardListed } from '#features/site/settings.server.ts';
import { businessCardApi } from './business-card.api.ts';
import { businessBannerKind, businessCardKind } from './business-card.record.server.ts';

export const businessCardFeature: Feature = {
  name: 'business-card',
  api: [businessCardApi],
  content: async () => {
    const { businessBannersContent, businessCardContent } = await import('./business-card.content.server.ts');
    return [businessBannersContent, businessCardContent];
  },
  records: [businessBannerKind, businessCardKind],
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
