import { calendarBrochures } from '#db/schema/holidays.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { calendarFileRecord } from './calendar-file.record.ts';

export const calendarFileKind = defineRecord(calendarFileRecord, {
  table: calendarBrochures,
  key: 'year',
  changes: 'calendar_file',
  addresses: () => ['/holiday-list'],
});
