import type { Feature } from '#features/feature.ts';

export const productsFeature: Feature = { name: 'products' };
