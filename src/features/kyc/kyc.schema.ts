import { z } from 'zod';
import { bankAccount, billingAddress } from '#features/payment/payment.schema.ts';
import { kycTexts as texts } from './kyc.messages.ts';

export const kycInput = z.object({
  password: z.string({ error: texts.missing }).min(1, texts.missing).max(200, texts.wrong),
});

const kycItem = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Null while the office has not provided the file. */
  view_url: z.string().nullable(),
  download_url: z.string().nullable(),
});

/** What is behind the password; null while it is locked. */
export const kycAnswer = z
  .object({
    details: z
      .object({
        bank_details: z.array(bankAccount),
        billing_address: billingAddress,
        kyc_items: z.array(kycItem),
      })
      .nullable(),
  })
  .meta({ id: 'Kyc' });

export const kycItemParams = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) });

export type KycDetails = NonNullable<z.infer<typeof kycAnswer>['details']>;
