import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const standardsSiteMap = [siteMapPage(40, { slug: 'standards', url: '/standards', name: 'Standards' })];
