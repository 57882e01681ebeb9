import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const aboutSiteMap = [siteMapPage(10, { slug: 'about', url: '/about', name: 'About' })];
