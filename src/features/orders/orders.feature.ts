import { fixedPages } from '#core/sitemap/site-pages.ts';
import { orders } from '#db/schema/orders.ts';
import { sitemapOfTable } from '#db/sitemap-of-table.server.ts';
import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { ordersApi } from './orders.api.ts';
import { ordersSearch } from './orders.search.server.ts';
import { ordersTools } from './orders.tools.ts';

export const ordersFeature: Feature = {
  name: 'orders',
  content: async () => [(await import('./orders.content.server.ts')).ordersContent],
  api: [ordersApi],
  tools: [ordersTools],
  search: [ordersSearch],
  pages: [
    sitePages({
      url: '/orders',
      name: 'Register of orders',
      position: 48,
      sitemap: [fixedPages('/orders/calendar'), sitemapOfTable('orders', orders, '/orders')],
    }),
  ],
};
