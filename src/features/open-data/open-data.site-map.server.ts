import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const openDataSiteMap = [siteMapPage(49, { slug: 'open-data', url: '/open-data', name: 'Open data' })];
