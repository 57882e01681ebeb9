import type { Feature } from '#features/feature.ts';

export const accountsFeature: Feature = { name: 'accounts' };
