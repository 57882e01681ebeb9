import { contentOf } from '#features/records/content-of.server.ts';
import { yamlDocuments } from '#features/records/files/yaml-documents.server.ts';
import { bankAccountKind } from './bank-account.record.server.ts';

/** The bank accounts of the payment page and of the KYC page. */
export const bankAccountsContent = contentOf(bankAccountKind, {
  documents: ({ files }) => yamlDocuments(files, 'bank-accounts.yaml', { renamed: { isPublic: 'public' } }),
});
