import type { Feature } from '#features/feature.ts';

export const siteFeature: Feature = { name: 'site' };
