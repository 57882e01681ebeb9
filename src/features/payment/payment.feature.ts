import type { Feature } from '#features/feature.ts';
import { bankAccountKind } from './bank-account.record.server.ts';

export const paymentFeature: Feature = {
  name: 'payment',
  content: async () => [(await import('./payment.content.server.ts')).bankAccountsContent],
  records: [bankAccountKind],
};
