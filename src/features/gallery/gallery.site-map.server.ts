import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const gallerySiteMap = [siteMapPage(80, { slug: 'gallery', url: '/gallery', name: 'Gallery' })];
