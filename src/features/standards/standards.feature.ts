import { standards } from '#db/schema/standards.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { checkStandard } from './desk/check-standard.server.ts';
import { standardKind } from './standard.record.server.ts';
import { standardsSearch } from './standards.search.server.ts';

export const standardsFeature: Feature = {
  name: 'standards',
  records: [standardKind],
  publicationChecks: [checkStandard],
  search: [standardsSearch],
  pages: [
    sitePages({
      url: '/standards',
      name: 'Standards',
      position: 40,
      sitemap: [sitemapOfTable('standards', standards, '/standards')],
    }),
  ],
};
