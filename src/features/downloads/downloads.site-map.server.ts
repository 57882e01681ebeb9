import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const downloadsSiteMap = [siteMapPage(75, { slug: 'downloads', url: '/downloads', name: 'Downloads' })];
