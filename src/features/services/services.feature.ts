import type { Feature } from '#features/feature.ts';

export const servicesFeature: Feature = { name: 'services' };
