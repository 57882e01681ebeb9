import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const productsSiteMap = [siteMapPage(30, { slug: 'products', url: '/products', name: 'Products' })];
