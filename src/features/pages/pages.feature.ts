import type { Feature } from '#features/feature.ts';

export const pagesFeature: Feature = { name: 'pages' };
