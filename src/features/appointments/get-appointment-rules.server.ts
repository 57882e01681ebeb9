import { eq } from 'drizzle-orm';
import { db } from '#db/client.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import { getAppointmentSettings } from '#features/site/settings.server.ts';
import type { AppointmentRules } from './office-day.ts';

/**
 * When the office makes its telephone appointments. It is closed on gazetted holidays. It stays open on restricted
 * holidays, of which each employee chooses two a year.
 */
export async function getAppointmentRules(): Promise<AppointmentRules> {
  const [settings, closed] = await Promise.all([
    getAppointmentSettings(),
    db().select({ date: holidays.date }).from(holidays).where(eq(holidays.holidayType, 'Gazetted')),
  ]);
  return { ...settings, holidays: new Set(closed.map(({ date }) => date)) };
}
