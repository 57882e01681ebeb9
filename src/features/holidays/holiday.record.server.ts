import { holidays } from '#db/schema/holidays.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { holidayRecord } from './holiday.record.ts';

export const holidayKind = defineRecord(holidayRecord, {
  table: holidays,
  key: 'title',
  within: 'date',
  changes: 'holiday',
  addresses: () => ['/holiday-list'],
});
