import type { Feature } from '#features/feature.ts';

export const searchFeature: Feature = { name: 'search' };
