import { bankAccounts } from '#db/schema/payment.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { bankAccountRecord } from './bank-account.record.ts';

export const bankAccountKind = defineRecord(bankAccountRecord, {
  table: bankAccounts,
  key: 'slug',
  changes: 'bank_account',
  addresses: () => ['/payment'],
});
