import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { editorial, id, position, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The accounts into which clients pay. */
export const bankAccounts = contentTable('bank_accounts', {
  id: id(),
  slug: text().notNull().unique(),
  /** What it is for: "Payments from India". */
  name: text().notNull(),
  holder: text().notNull(),
  number: text().notNull(),
  type: text(),
  bank: text().notNull(),
  branch: text(),
  ifsc: text(),
  swift: text(),
  upi: text(),
  /** Whether the payment page shows it; the others are shown only behind the password of the KYC page. */
  isPublic: boolean().notNull().default(false),
  position: position(),
  ...editorial(),
});

/** The two passwords that open the KYC page, set by `npm run kyc-password`. */
export const kycPasswords = pgTable('kyc_passwords', {
  /** 1 or 2. */
  slot: integer().primaryKey(),
  /** Argon2id; null when the operator has closed this slot. */
  hash: text(),
  ...timestamps(),
});
