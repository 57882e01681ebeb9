import { hosts } from '#db/schema/site.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { hostsRecord } from './host.record.ts';

export const hostsKind = defineRecord(hostsRecord, {
  table: hosts,
  key: 'name',
  single: 'frame',
  changes: 'host',
  children: { hosts: { table: hosts, key: 'name' } },
});
