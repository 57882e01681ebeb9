import type { Feature } from '#features/feature.ts';

export const requirementsFeature: Feature = { name: 'requirements' };
