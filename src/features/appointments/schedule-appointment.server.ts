import { and, desc, eq } from 'drizzle-orm';
import { db, type Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/leads.ts';
import { tooManyMails } from '#features/accounts/mail-allowance.server.ts';
import { createLeadWithCode } from '#features/leads/create-lead-with-code.server.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { getAppointmentRules } from './appointment-rules.server.ts';
import type { ScheduleInput } from './appointments.schema.ts';
import { placeInDiary, reserveAppointment } from './reserve-appointment.server.ts';

export type Scheduled = { date: string; preference: string; isMoved: boolean };

/**
 * Keeps the wish for a call, holds its time and sends a code.
 * @throws Refusal 422 when the time is not free; 429 when the address gets no more mails now (the lead stands)
 */
export async function scheduleAppointment(input: ScheduleInput, language: string): Promise<Scheduled> {
  const rules = await getAppointmentRules();
  const scheduled = await db().transaction(async (tx) => {
    // Before the diary is locked: who comes too late costs next to nothing, however many come.
    await placeInDiary(tx, input, rules, { email: input.email });
    const { id, isRepeat, isSent } = await createLeadWithCode(tx, 'schedule', {
      form: 'call',
      name: input.name,
      email: input.email,
      countryCode: input.countryCode,
      phone: input.phone,
      fields: {
        schedule: input.schedule,
        time_prefered: input.time_prefered,
        time_zone: input._time_zone ?? null,
      },
      language,
      origin: input,
    });
    if (!isSent) return null;
    if (isRepeat) return findHeld(tx, id, input.schedule);
    const placed = await reserveAppointment(tx, { leadId: id, email: input.email, input, rules });
    await addLeadEvent(tx, id, 'call-held', `${placed.date} ${placed.preference}`);
    return placed;
  });
  if (!scheduled) throw tooManyMails();
  return scheduled;
}

async function findHeld(tx: Queryable, leadId: number, wanted: string): Promise<Scheduled | null> {
  const [held] = await tx
    .select({ date: appointments.date, preference: appointments.preference })
    .from(appointments)
    .where(and(eq(appointments.leadId, leadId), eq(appointments.state, 'held')))
    .orderBy(desc(appointments.id))
    .limit(1);
  return held ? { ...held, isMoved: held.date !== wanted } : null;
}
