import type { Feature } from '#features/feature.ts';
import { kycApi } from './kyc.api.ts';

export const kycFeature: Feature = {
  name: 'kyc',
  api: [kycApi],
  content: async () => [(await import('./kyc.content.server.ts')).kycContent],
};
