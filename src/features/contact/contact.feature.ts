import { fixedPages } from '#core/sitemap/sitemap-source.ts';
import type { Feature } from '#features/feature.ts';
import { contactApi } from './contact.api.ts';
import { contactSiteMap } from './contact.site-map.server.ts';

export const contactFeature: Feature = {
  name: 'contact',
  api: [contactApi],
  sitemap: [fixedPages('/contact')],
  siteMap: contactSiteMap,
};
