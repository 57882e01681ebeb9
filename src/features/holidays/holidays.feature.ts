import type { Feature } from '#features/feature.ts';

export const holidaysFeature: Feature = {
  name: 'holidays',
  content: async () => [(await import('./holidays.content.server.ts')).holidaysContent],
};
