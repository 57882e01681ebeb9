import type { Feature } from '#features/feature.ts';

export const leadsFeature: Feature = { name: 'leads' };
