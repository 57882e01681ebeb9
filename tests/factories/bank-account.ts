import { writeContent } from '#db/content/write-content.server.ts';
import { bankAccounts } from '#db/schema/payment.ts';

type NewAccount = Partial<typeof bankAccounts.$inferInsert> & { number: string };

/** A bank account; its slug follows from its number, and an account with that number is replaced. */
export function createBankAccount(account: NewAccount): Promise<void> {
  return writeContent(async (tx, changed) => {
    const row = {
      slug: `account-${account.number}`,
      name: 'An account',
      holder: 'Lamp Works',
      bank: 'A bank',
      ...account,
    };
    await tx.insert(bankAccounts).values(row).onConflictDoUpdate({ target: bankAccounts.slug, set: row });
    changed('bank_account', []);
  });
}
