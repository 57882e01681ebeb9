import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { writeOpenData } from './write-open-data.job.ts';

export const openDataFeature: Feature = {
  name: 'open-data',
  jobs: [writeOpenData],
  pages: [sitePages({ url: '/open-data', name: 'Open data', position: 49 })],
};
