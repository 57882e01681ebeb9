import type { Feature } from '#features/feature.ts';
import { kycPasswordsDesk } from './desk/kyc-passwords.desk.api.ts';
import { kycApi } from './kyc.api.ts';
import { kycItemKind } from './kyc-item.record.server.ts';
import { kycSiegeMail } from './kyc-siege.mail.ts';

export const kycFeature: Feature = {
  name: 'kyc',
  api: [kycApi],
  desk: [kycPasswordsDesk],
  mails: [kycSiegeMail],
  content: async () => {
    const { kycItemsContent, kycPasswordsContent } = await import('./kyc.content.server.ts');
    return [kycItemsContent, kycPasswordsContent];
  },
  records: [kycItemKind],
};
