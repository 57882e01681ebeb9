import type { Feature } from '#features/feature.ts';
import { homeSectionKind, pageKind } from './page.record.server.ts';
import { pagesApi } from './pages.api.ts';
import { pagesSearch } from './pages.search.server.ts';
import { sitePages } from './site-pages.server.ts';

export const pagesFeature: Feature = {
  name: 'pages',
  api: [pagesApi],
  content: async () => [
    (await import('./pages.content.server.ts')).pagesContent,
    (await import('./home-sections.content.server.ts')).homeSectionsContent,
  ],
  records: [pageKind, homeSectionKind],
  search: [pagesSearch],
  pages: [
    sitePages({ url: '/terms-and-conditions', name: 'Terms and conditions', position: 900 }),
    sitePages({ url: '/privacy-policy', name: 'Privacy policy', position: 901 }),
    sitePages({ url: '/website-disclaimer', name: 'Website disclaimer', position: 902 }),
  ],
};
