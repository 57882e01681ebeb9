import type { Feature } from '#features/feature.ts';
import { galleryApi } from './gallery.api.ts';
import { gallerySiteMap } from './gallery.site-map.server.ts';
import { gallerySitemap } from './gallery.sitemap.server.ts';

export const galleryFeature: Feature = {
  name: 'gallery',
  api: [galleryApi],
  content: async () => [(await import('./gallery.content.server.ts')).galleryContent],
  sitemap: gallerySitemap,
  siteMap: gallerySiteMap,
};
