import type { Feature } from '#features/feature.ts';
import { openDataSiteMap } from './open-data.site-map.server.ts';
import { openDataSitemap } from './open-data.sitemap.server.ts';
import { writeOpenData } from './write-open-data.job.ts';

export const openDataFeature: Feature = {
  name: 'open-data',
  jobs: [writeOpenData],
  sitemap: openDataSitemap,
  siteMap: openDataSiteMap,
};
