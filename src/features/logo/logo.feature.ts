import { fixedPages } from '#core/sitemap/site-pages.ts';
import type { Feature } from '#features/feature.ts';
import { logoDrawingKind, logoPictureKind } from './logo-file.record.server.ts';

export const logoFeature: Feature = {
  name: 'logo',
  content: async () => {
    const { logoPicturesContent, logoDrawingsContent } = await import('./logo.content.server.ts');
    return [logoPicturesContent, logoDrawingsContent];
  },
  records: [logoPictureKind, logoDrawingKind],
  pages: [{ sitemap: [fixedPages('/logo')] }],
};
