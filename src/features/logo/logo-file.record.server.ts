import { companyFiles } from '#db/schema/kyc.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { logoDrawingRecord, logoPictureRecord } from './logo-file.record.ts';

const logos = { table: companyFiles, key: 'name', changes: 'company_file', addresses: () => ['/logo'] } as const;

export const logoPictureKind = defineRecord(logoPictureRecord, { ...logos, only: { kind: 'logo-jpg' } });
export const logoDrawingKind = defineRecord(logoDrawingRecord, { ...logos, only: { kind: 'logo-cdr' } });
