import { z } from 'zod';

/** A bank account as pages and calls show it; what it lacks is null. */
export const bankAccount = z.object({
  slug: z.string(),
  name: z.string(),
  holder: z.string(),
  number: z.string(),
  type: z.string().nullable(),
  bank: z.string(),
  branch: z.string().nullable(),
  ifsc: z.string().nullable(),
  swift: z.string().nullable(),
  upi: z.string().nullable(),
});

/** Where invoices to the office are addressed; `address` has one line of the address in each line. */
export const billingAddress = z.object({
  name: z.string(),
  address: z.string(),
  gstin: z.string(),
  email: z.string(),
});

export type BankAccount = z.infer<typeof bankAccount>;
export type BillingAddress = z.infer<typeof billingAddress>;
