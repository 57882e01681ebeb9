import type { Feature } from '#features/feature.ts';

export const appointmentsFeature: Feature = { name: 'appointments' };
