import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { getAppointmentRules } from './get-appointment-rules.server.ts';

import { readDiary } from './read-diary.server.ts';
import { isInReach, isWindowOpen } from './slots.ts';

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
