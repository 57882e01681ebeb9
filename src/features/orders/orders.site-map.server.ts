import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const ordersSiteMap = [siteMapPage(48, { slug: 'orders', url: '/orders', name: 'Register of orders' })];
