import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { holidays } from '#db/schema/holidays.ts';

/**
 * The days on which the office is closed beside weekends: the gazetted holidays. It stays open on restricted holidays,
 * of which each employee chooses two a year.
 */
export async function listClosedDays(on: Pick<Queryable, 'select'>): Promise<ReadonlySet<string>> {
  const closed = await on.select({ date: holidays.date }).from(holidays).where(eq(holidays.holidayType, 'Gazetted'));
  return new Set(closed.map(({ date }) => date));
}
