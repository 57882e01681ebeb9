import type { Feature } from '#features/feature.ts';

export const homeFeature: Feature = { name: 'home' };
