import { isPublicStored } from '#core/files/public-folders.server.ts';
import { calendarBrochures } from '#db/schema/holidays.ts';
import type { PublicationCheck } from '#features/records/declare-records.server.ts';
import { defineRecord } from '#features/records/define-record.server.ts';
import { calendarFileRecord, calendarFileTexts } from './calendar-file.record.ts';

export const calendarFileKind = defineRecord(calendarFileRecord, {
  table: calendarBrochures,
  key: 'year',
  changes: 'calendar_file',
  addresses: () => ['/holiday-list'],
});

/** A year names files that are stored here: exports take them along, and an import asks for each of them. */
export const checkCalendarFile: PublicationCheck = async ({ kind }, document) => {
  if (kind !== calendarFileRecord.kind) return [];
  const { holidayFile, calendarFile } = document;
  const missing = await Promise.all(
    Object.entries({ holidayFile, calendarFile }).map(async ([path, file]) =>
      typeof file === 'string' && !(await isPublicStored(file)) ? [path] : [],
    ),
  );
  return missing.flat().map((path) => ({ path, message: calendarFileTexts.notPublic }));
};
