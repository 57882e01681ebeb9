import { associates } from '#db/schema/home.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { associateRecord, clientRecord } from './associate.record.ts';

const firms = { table: associates, key: 'slug', changes: 'associate' } as const;

export const associateKind = defineRecord(associateRecord, {
  ...firms,
  only: { kind: 'associate' },
  addresses: () => ['/'],
});

export const clientKind = defineRecord(clientRecord, {
  ...firms,
  only: { kind: 'customer' },
  addresses: () => ['/about'],
});
