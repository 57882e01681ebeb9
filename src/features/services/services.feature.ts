import type { Feature } from '#features/feature.ts';

export const servicesFeature: Feature = {
  name: 'services',
  content: async () => [(await import('./services.content.server.ts')).servicesContent],
};
