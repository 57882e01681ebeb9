import type { Feature } from '#features/feature.ts';
import { ordersApi } from './orders.api.ts';
import { ordersSearch } from './orders.search.server.ts';
import { ordersSiteMap } from './orders.site-map.server.ts';
import { ordersSitemap } from './orders.sitemap.server.ts';

export const ordersFeature: Feature = {
  name: 'orders',
  content: async () => [(await import('./orders.content.server.ts')).ordersContent],
  api: [ordersApi],
  search: [ordersSearch],
  sitemap: ordersSitemap,
  siteMap: ordersSiteMap,
};
