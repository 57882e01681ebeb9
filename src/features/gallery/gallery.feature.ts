import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { galleryApi } from './gallery.api.ts';
import { galleryKind } from './gallery.record.server.ts';

export const galleryFeature: Feature = {
  name: 'gallery',
  api: [galleryApi],
  content: async () => [(await import('./gallery.content.server.ts')).galleryContent],
  records: [galleryKind],
  pages: [sitePages({ url: '/gallery', name: 'Gallery', position: 80 })],
};
