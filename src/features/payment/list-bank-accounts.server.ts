import { and, asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { bankAccounts } from '#db/schema/payment.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { BankAccount } from './payment.schema.ts';

/** The accounts that the payment page shows to everybody. */
export function listPublicAccounts(language: LanguageCode): Promise<BankAccount[]> {
  return listAccounts(language, eq(bankAccounts.isPublic, true));
}

/** All accounts, for a visitor who knows the password of the KYC page. */
export function listEveryAccount(language: LanguageCode): Promise<BankAccount[]> {
  return listAccounts(language);
}

async function listAccounts(language: LanguageCode, which?: ReturnType<typeof eq>): Promise<BankAccount[]> {
  const { slug, name, holder, number, type, bank, branch, ifsc, swift, upi, translations } = bankAccounts;
  const rows = await db()
    .select({ slug, name, holder, number, type, bank, branch, ifsc, swift, upi, translations })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.status, 'published'), which))
    .orderBy(asc(bankAccounts.position), asc(bankAccounts.id));
  return rows.map((row) => localize(row, language));
}
