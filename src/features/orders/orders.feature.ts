import type { Feature } from '#features/feature.ts';

export const ordersFeature: Feature = {
  name: 'orders',
  content: async () => [(await import('./orders.content.server.ts')).ordersContent],
};
