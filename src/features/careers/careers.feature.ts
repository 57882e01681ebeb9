import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { careersApi } from './careers.api.ts';
import { careerPageKind, jobOpeningKind } from './careers.record.server.ts';
import { careersSearch } from './careers.search.server.ts';

export const careersFeature: Feature = {
  name: 'careers',
  content: async () => {
    const { jobOpeningsContent, careerPageContent } = await import('./careers.content.server.ts');
    return [jobOpeningsContent, careerPageContent];
  },
  records: [jobOpeningKind, careerPageKind],
  api: [careersApi],
  search: [careersSearch],
  pages: [
    sitePages({ url: '/career', name: 'Career', position: 90 }),
    sitePages({ url: '/career-at-bl', name: 'Career with us', position: 91 }),
  ],
};
