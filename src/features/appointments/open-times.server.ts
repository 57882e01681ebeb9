import { and, eq } from '#core/drizzle.ts';
import { localize } from '#core/text/localize.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { holidays } from '#db/schema/holidays.ts';
import { listClosedDays } from '#features/holidays/list-closed-days.server.ts';
import { getAppointmentSettings } from '#features/site/settings.server.ts';
import type { LanguageCode } from '#locales/languages.ts';
import type { AppointmentRules } from './office-day.ts';
import { readDiary } from './read-diary.server.ts';
import { freeSlots, isInReach, isWindowOpen } from './slots.ts';

/** When the office makes its telephone appointments. */
export async function getAppointmentRules(): Promise<AppointmentRules> {
  const [settings, holidays] = await Promise.all([getAppointmentSettings(), listClosedDays(db())]);
  return { ...settings, holidays };
}

const wanted = 6;
/** Long enough for six working days, even around the longest holidays. */
const searched = 21;

/** The next days, from that one on, on which the office can still take an appointment; never days before today. */
export async function listOpenDays(from: string): Promise<string[]> {
  const now = new Date();
  const today = todayInIndia(now);
  const first = from > today ? from : today;
  const rules = await getAppointmentRules();
  if (!isInReach(first, now, rules)) return [];
  const appointmentsOn = await readDiary(db(), { from: first, to: addDays(first, searched) });
  return Array.from({ length: searched }, (_, later) => addDays(first, later))
    .filter(
      (day) =>
        isInReach(day, now, rules) && isWindowOpen(day, 'Any time whole day', now, rules, appointmentsOn(day).count),
    )
    .slice(0, wanted);
}

/** The name of the holiday for which the office is closed on that day, or null. */
export async function findHolidayOn(day: string, language: LanguageCode): Promise<string | null> {
  const [holiday] = await db()
    .select()
    .from(holidays)
    .where(and(eq(holidays.date, day), eq(holidays.holidayType, 'Gazetted')));
  return holiday ? localize(holiday, language).title : null;
}

/** The labels of the times that are free on that day; none when the office takes no appointments then. */
export async function listSlots(date: string): Promise<string[]> {
  const [rules, appointmentsOn] = await Promise.all([getAppointmentRules(), readDiary(db(), { from: date, to: date })]);
  return freeSlots(date, new Date(), rules, appointmentsOn(date)).map(({ label }) => label);
}
