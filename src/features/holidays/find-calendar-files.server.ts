import { eq } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { calendarBrochures } from '#db/schema/holidays.ts';

/** The files of a year as paths under `/storage/`. */
export type CalendarFiles = { holidayFile: string | null; calendarFile: string | null };

/** The holiday list and the calendar of that year, or null if there is neither. */
export async function findCalendarFiles(year: number): Promise<CalendarFiles | null> {
  const { holidayFile, calendarFile } = calendarBrochures;
  const [files] = await db()
    .select({ holidayFile, calendarFile })
    .from(calendarBrochures)
    .where(eq(calendarBrochures.year, year));
  return files && (files.holidayFile || files.calendarFile) ? files : null;
}
