import { z } from 'zod';
import { optional, required, slug, translations } from '#core/content/content-fields.ts';
import { distinctBy } from '#core/content/repeats.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { bankAccounts } from '#db/schema/payment.ts';

const account = z.strictObject({
  slug,
  name: required,
  holder: required,
  number: z.string().regex(/^\d{9,18}$/, 'is not an account number of 9 to 18 digits'),
  type: optional.optional(),
  bank: required,
  branch: optional.optional(),
  ifsc: z
    .string()
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'is not an IFSC, such as ABCD0123456')
    .optional(),
  swift: z
    .string()
    .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'is not a SWIFT code of 8 or 11 characters')
    .optional(),
  upi: z
    .string()
    .regex(/^[\w.-]+@[\w.-]+$/, 'is not a UPI id, such as name@bank')
    .optional(),
  public: z.boolean(),
  translations,
});
const schema = z.array(account).superRefine(distinctBy((entry) => entry.slug));

/** The bank accounts of the payment page and of the KYC page. */
export const bankAccountsContent = defineContent({
  read: async ({ files }) => (await files.yaml('bank-accounts.yaml', schema)) ?? [],
  async write({ sync }, accounts) {
    const rows = accounts.map(({ public: isPublic, ...entry }, position) => ({
      ...entry,
      type: entry.type ?? null,
      branch: entry.branch ?? null,
      ifsc: entry.ifsc ?? null,
      swift: entry.swift ?? null,
      upi: entry.upi ?? null,
      isPublic,
      position,
    }));
    await sync.rows(bankAccounts, ['slug'], rows);
  },
});
