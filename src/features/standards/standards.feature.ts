import type { Feature } from '#features/feature.ts';

export const standardsFeature: Feature = { name: 'standards' };
