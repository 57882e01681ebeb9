import type { Feature } from '#features/feature.ts';
import { kycApi } from './kyc.api.ts';
import { kycSiegeMail } from './kyc-siege.mail.ts';

export const kycFeature: Feature = {
  name: 'kyc',
  api: [kycApi],
  mails: [kycSiegeMail],
  content: async () => [(await import('./kyc.content.server.ts')).kycContent],
};
