import type { Feature } from '#features/feature.ts';
import { sitePages } from '#features/pages/site-pages.server.ts';
import { contactApi } from './contact.api.ts';

export const contactFeature: Feature = {
  name: 'contact',
  api: [contactApi],
  pages: [sitePages({ url: '/contact', name: 'Contact', position: 95 })],
};
