import { asc, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { db } from '#db/client.server.ts';
import { byContentVersion } from '#db/content/by-content-version.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import type { Holiday } from './holidays.schema.ts';

/** Every holiday of every year on the list, by date; on one day the gazetted ones come first. */
export const listHolidays = byContentVersion(async (language): Promise<Holiday[]> => {
  const { id, date, title, holidayType, isTentative, translations, status } = holidays;
  const rows = await db()
    .select({ id, date, title, type: holidayType, isTentative, translations })
    .from(holidays)
    .where(eq(status, 'published'))
    .orderBy(asc(date), asc(holidayType), asc(title), asc(id));
  return rows.map((row) => localize(row, language));
});
