import { db } from '#db/client.server.ts';
import { getAppointmentRules } from './get-appointment-rules.server.ts';
import { readDiary } from './read-diary.server.ts';
import { freeSlots } from './slots.ts';

/** The labels of the times that are free on that day; none when the office takes no appointments then. */
export async function listSlots(date: string): Promise<string[]> {
  const [rules, appointmentsOn] = await Promise.all([getAppointmentRules(), readDiary(db(), { from: date, to: date })]);
  return freeSlots(date, new Date(), rules, appointmentsOn(date)).map(({ label }) => label);
}
