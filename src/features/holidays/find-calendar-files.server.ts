import { and, eq } from '#core/drizzle.ts';
import { isPublicStored } from '#core/files/public-folders.server.ts';
import { db } from '#db/client.server.ts';
import { calendarBrochures } from '#db/schema/holidays.ts';
import { storeDrawnCalendars } from './store-drawn-calendars.server.ts';

/** The files of a year as paths under `/storage/`. */
export type CalendarFiles = { holidayFile: string | null; calendarFile: string | null };

/**
 * The holiday list and the calendar of that year, or null if there is neither. Files that editors have stored take
 * precedence over the drawn ones, which stand in for one that is lost.
 */
export async function findCalendarFiles(year: number): Promise<CalendarFiles | null> {
  const { holidayFile, calendarFile } = calendarBrochures;
  const [[stored], drawn] = await Promise.all([
    db()
      .select({ holidayFile, calendarFile })
      .from(calendarBrochures)
      .where(and(eq(calendarBrochures.year, year), eq(calendarBrochures.status, 'published'))),
    storeDrawnCalendars(year),
  ]);
  const files = {
    holidayFile: (await present(stored?.holidayFile)) ?? drawn?.holidayFile ?? null,
    calendarFile: (await present(stored?.calendarFile)) ?? drawn?.calendarFile ?? null,
  };
  return files.holidayFile || files.calendarFile ? files : null;
}

const present = async (path: string | null | undefined) => (path && (await isPublicStored(path)) ? path : null);
