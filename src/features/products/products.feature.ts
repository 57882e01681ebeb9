import type { Feature } from '#features/feature.ts';

export const productsFeature: Feature = {
  name: 'products',
  content: async () => [(await import('./products.content.server.ts')).productsContent],
};
