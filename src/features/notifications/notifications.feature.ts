import type { Feature } from '#features/feature.ts';

export const notificationsFeature: Feature = {
  name: 'notifications',
  content: async () => [(await import('./notifications.content.server.ts')).notificationsContent],
};
