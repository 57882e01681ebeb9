import { db } from '#db/client.server.ts';
import { getAppointmentRules } from './appointment-rules.server.ts';
import { readDiary } from './diary.server.ts';
import { freeSlots } from './slots.ts';

/** The labels of the times that are free on that day; none for days on which no calls are taken. */
export async function listSlots(date: string): Promise<string[]> {
  const [rules, bookedOn] = await Promise.all([getAppointmentRules(), readDiary(db(), { from: date, to: date })]);
  return freeSlots(date, new Date(), rules, bookedOn(date)).map(({ label }) => label);
}
