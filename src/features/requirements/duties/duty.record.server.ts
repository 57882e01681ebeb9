import { duties } from '#db/schema/duties.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { dutyRecord } from './duty.record.ts';

export const dutyKind = defineRecord(dutyRecord, { table: duties, key: 'reader', within: 'list', changes: 'duty' });
