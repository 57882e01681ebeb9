import type { Feature } from '#features/feature.ts';

export const holidaysFeature: Feature = { name: 'holidays' };
