import type { Feature } from '#features/feature.ts';

export const blogsFeature: Feature = { name: 'blogs' };
