import { companyFiles } from '#db/schema/kyc.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { kycItemRecord } from './kyc-item.record.ts';

export const kycItemKind = defineRecord(kycItemRecord, {
  table: companyFiles,
  key: 'name',
  only: { kind: 'kyc' },
  changes: 'company_file',
});
