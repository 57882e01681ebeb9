import type { Feature } from '#features/feature.ts';

export const notificationsFeature: Feature = { name: 'notifications' };
