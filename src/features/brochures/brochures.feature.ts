import type { Feature } from '#features/feature.ts';

export const brochuresFeature: Feature = { name: 'brochures' };
