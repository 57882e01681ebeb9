import { certificates } from '#db/schema/site.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { companyCertificateRecord, siteCertificateRecord } from './certificate.record.ts';

const marks = { table: certificates, key: 'name', changes: 'certificate' } as const;

export const companyCertificateKind = defineRecord(companyCertificateRecord, { ...marks, only: { kind: 'company' } });
export const siteCertificateKind = defineRecord(siteCertificateRecord, { ...marks, only: { kind: 'site' } });
