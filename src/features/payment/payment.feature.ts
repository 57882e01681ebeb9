import type { Feature } from '#features/feature.ts';

export const paymentFeature: Feature = {
  name: 'payment',
  content: async () => [(await import('./payment.content.server.ts')).bankAccountsContent],
};
