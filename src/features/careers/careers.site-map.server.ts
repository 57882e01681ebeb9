import { siteMapPage } from '#features/pages/site-map-page.server.ts';

export const careersSiteMap = [
  siteMapPage(90, { slug: 'career', url: '/career', name: 'Career' }),
  siteMapPage(91, { slug: 'career-at-bl', url: '/career-at-bl', name: 'Career with us' }),
];
