import { integer, pgTable, text, timestamp, uniqueIndex } from '#core/drizzle-pg.ts';
import { companyFileKinds } from '#features/business-card/business-card.schema.ts';
import { editorial, id, position, timestamps } from './columns.ts';
import { contentTable } from './content-table.ts';

/** The two passwords that open the KYC page, set at the desk or by `npm run kyc-password`. */
export const kycPasswords = pgTable('kyc_passwords', {
  /** 1 or 2. */
  slot: integer().primaryKey(),
  /** Argon2id; null when the operator has closed this slot. */
  hash: text(),
  /** When somebody last came in with it. */
  lastUsedAt: timestamp({ withTimezone: true }),
  ...timestamps(),
});

/** KYC items and logo files that staff share; the files are in private or public storage. */
export const companyFiles = contentTable(
  'company_files',
  {
    id: id(),
    kind: text({ enum: companyFileKinds }).notNull(),
    name: text().notNull(),
    filePath: text(),
    width: integer(),
    height: integer(),
    position: position(),
    ...editorial(),
  },
  (table) => [uniqueIndex().on(table.kind, table.name)],
);
