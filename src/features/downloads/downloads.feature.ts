import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import type { Feature } from '#features/feature.ts';
import { downloadsApi } from './downloads.api.ts';
import { downloadsSearch } from './downloads.search.server.ts';
import { downloadsSiteMap } from './downloads.site-map.server.ts';

export const downloadsFeature: Feature = {
  name: 'downloads',
  content: async () => [(await import('./downloads.content.server.ts')).downloadsContent],
  api: [downloadsApi],
  search: [downloadsSearch],
  sitemap: [fixedPages('/downloads')],
  siteMap: downloadsSiteMap,
};
