import type { Feature } from '#features/feature.ts';
import { checkFigures, figuresFollower } from './figures.server.ts';
import { serviceKind } from './service.record.server.ts';
import { serviceCategoryKind } from './service-category.record.server.ts';
import { servicesApi } from './services.api.ts';
import { servicesPages } from './services.pages.server.ts';
import { servicesSearch } from './services.search.server.ts';

export const servicesFeature: Feature = {
  name: 'services',
  api: [servicesApi],
  content: async () => [(await import('./services.content.server.ts')).servicesContent],
  records: [serviceCategoryKind, serviceKind],
  publicationChecks: [checkFigures],
  followers: [figuresFollower],
  search: [servicesSearch],
  pages: servicesPages,
};
