import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const contactSiteMap = [siteMapPage(95, { slug: 'contact', url: '/contact', name: 'Contact' })];
