import { z } from 'zod';
import { bankAccount, billingAddress } from '#features/payment/payment.schema.ts';

/** The first text is the specification's. */
export const kycTexts = {
  wrong: /*i18n*/ 'Invalid password. Please try again.',
  missing: /*i18n*/ 'Enter the password that we gave you.',
  locked: /*i18n*/ 'Unlock the KYC page first.',
} as const;

/** The longest password that is read at all, in units of UTF-16; none that is longer can be set. */
export const mostUnits = 200;

export const kycInput = z.object({
  password: z.string({ error: kycTexts.missing }).min(1, kycTexts.missing).max(mostUnits, kycTexts.wrong),
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
