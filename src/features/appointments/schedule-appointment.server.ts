import { and, desc, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import { createLeadWithCode } from '#features/leads/create-lead-with-code.server.ts';
import type { ScheduleInput } from './appointments.schema.ts';
import { getAppointmentRules } from './open-times.server.ts';
import type { PlacedAppointment } from './place-appointment.ts';
import { placeInDiary, reserveAppointment } from './reserve-appointment.server.ts';

/**
 * Stores the lead, reserves its time and mails a code.
 * @returns the day and time, and whether a new code was mailed or the earlier one is still valid
 * @throws Refusal 422 when the time is not free; 429 when the address may not receive another mail yet, in which case
 *   the lead is stored all the same
 */
export async function scheduleAppointment(
  input: ScheduleInput,
  language: string,
  cookieHash: string,
): Promise<PlacedAppointment & { isCodeNew: boolean }> {
  const { name, email, countryCode, phone, schedule, time_prefered, _time_zone } = input;
  const rules = await getAppointmentRules();
  return commitOrRefuse(async (tx) => {
    // Checked before the diary is locked, so that many requests for a time that is taken cost next to nothing.
    await placeInDiary(tx, input, rules, { email });
    const fields = { schedule, time_prefered, time_zone: _time_zone ?? null };
    const sent = { form: 'appointment', name, email, countryCode, phone, fields, language, origin: input } as const;
    const lead = await createLeadWithCode(tx, 'schedule', sent, cookieHash);
    if (lead instanceof Refusal) return lead;
    const { leadId, isCodeNew } = lead;
    const reserved = isCodeNew ? null : await findReserved(tx, leadId, schedule);
    if (reserved) return { ...reserved, isCodeNew };
    const placed = await reserveAppointment(tx, { leadId, cookieHash, input, rules });
    await addLeadEvent(tx, leadId, 'appointment-reserved', `${placed.date} ${placed.preference}`);
    return { ...placed, isCodeNew };
  });
}

async function findReserved(tx: Queryable, leadId: number, chosenDay: string): Promise<PlacedAppointment | null> {
  const { date, preferenceKind: kind, preference, slotAt } = appointments;
  const [reserved] = await tx
    .select({ date, kind, preference, slotAt })
    .from(appointments)
    .where(and(eq(appointments.leadId, leadId), eq(appointments.state, 'reserved')))
    .orderBy(desc(appointments.id))
    .limit(1);
  return reserved ? { ...reserved, isMoved: reserved.date !== chosenDay } : null;
}
