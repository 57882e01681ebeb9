import { siteMapPage } from './site-map-page.server.ts';

export const pagesSiteMap = [
  siteMapPage(900, { slug: 'terms-and-conditions', url: '/terms-and-conditions', name: 'Terms and conditions' }),
  siteMapPage(901, { slug: 'privacy-policy', url: '/privacy-policy', name: 'Privacy policy' }),
  siteMapPage(902, { slug: 'website-disclaimer', url: '/website-disclaimer', name: 'Website disclaimer' }),
];
