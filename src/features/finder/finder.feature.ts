import { productFamilies } from '#db/schema/families.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';

export const finderFeature: Feature = {
  name: 'finder',
  content: async () => [(await import('./finder.content.server.ts')).finderContent],
  pages: [
    sitePages({
      url: '/approval-finder',
      name: 'Approval finder',
      position: 22,
      sitemap: [sitemapOfTable('approval-finder', productFamilies, '/approval-finder')],
    }),
  ],
};
