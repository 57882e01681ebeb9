import type { Feature } from '#features/feature.ts';
import { deleteExpired } from './delete-expired.job.ts';

export const expiryFeature: Feature = { name: 'expiry', jobs: [deleteExpired] };
