import type { Feature } from '#features/feature.ts';
import { servicesApi } from './services.api.ts';
import { servicesPages } from './services.pages.server.ts';
import { servicesSearch } from './services.search.server.ts';

export const servicesFeature: Feature = {
  name: 'services',
  api: [servicesApi],
  content: async () => [(await import('./services.content.server.ts')).servicesContent],
  search: [servicesSearch],
  pages: servicesPages,
};
