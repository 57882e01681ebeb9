import { boolean, text } from '#core/drizzle-pg.ts';
import { editorial, id, position } from './columns.ts';
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
