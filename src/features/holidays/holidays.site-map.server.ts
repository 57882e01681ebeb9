import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const holidaysSiteMap = [siteMapPage(70, { slug: 'holiday-list', url: '/holiday-list', name: 'Holiday list' })];
