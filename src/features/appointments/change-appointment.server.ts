import { and, eq, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import { readAppointmentToken } from './appointment-link.server.ts';
import { appointmentTexts } from './appointments.messages.ts';
import type { AppointmentTimeInput } from './appointments.schema.ts';
import { queueAppointmentMails } from './mails/queue-appointment-mails.server.ts';
import type { AppointmentRules } from './office-day.ts';
import { getAppointmentRules } from './open-times.server.ts';
import { appointmentSpan, type PlacedAppointment, slotTaken } from './place-appointment.ts';
import { openDiary, placeInDiary } from './reserve-appointment.server.ts';

/** The appointment behind a link. @throws NotFoundError */
export async function getAppointment(token: string) {
  const [rules, { appointment, name }] = await Promise.all([getAppointmentRules(), getByToken(db(), token)]);
  const { date, preference, state } = appointment;
  const { start, end } = appointmentSpan(appointment, rules);
  return { name, date, preference, state, start, end, canChange: canChange(appointment, rules) };
}

/** @throws NotFoundError for an invalid link; Refusal 422 when the appointment is over or already cancelled */
export async function cancelAppointment(token: string): Promise<void> {
  const rules = await getAppointmentRules();
  await transaction(async (tx) => {
    const appointment = await lockChangeable(tx, token, rules);
    await tx
      .update(appointments)
      .set({ state: 'cancelled', calendarSequence: sql`${appointments.calendarSequence} + 1` })
      .where(eq(appointments.id, appointment.id));
    await addLeadEvent(tx, appointment.leadId, 'appointment-cancelled');
    await queueAppointmentMails(tx, appointment.id, { kind: 'cancelled' }, rules);
  });
}

/** @throws as cancelAppointment does; also Refusal 422 when the new time is not free */
export async function moveAppointment(token: string, input: AppointmentTimeInput): Promise<PlacedAppointment> {
  const rules = await getAppointmentRules();
  try {
    return await transaction(async (tx) => {
      await openDiary(tx);
      const appointment = await lockChangeable(tx, token, rules);
      const placed = await placeInDiary(tx, input, rules, { appointmentId: appointment.id });
      await tx
        .update(appointments)
        .set({
          date: placed.date,
          slotAt: placed.slotAt,
          preferenceKind: placed.kind,
          preference: placed.preference,
          calendarSequence: sql`${appointments.calendarSequence} + 1`,
        })
        .where(eq(appointments.id, appointment.id));
      await addLeadEvent(tx, appointment.leadId, 'appointment-moved', `${placed.date} ${placed.preference}`);
      await queueAppointmentMails(tx, appointment.id, { kind: 'moved', before: appointment }, rules);
      return placed;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw slotTaken();
    throw error;
  }
}

async function lockChangeable(tx: Queryable, token: string, rules: AppointmentRules) {
  const { appointment } = await getByToken(tx, token);
  // Of two changes at the same time, the second one waits and sees the result of the first.
  const [locked] = await tx.select().from(appointments).where(eq(appointments.id, appointment.id)).for('update');
  if (!locked || !canChange(locked, rules)) throw new Refusal(422, appointmentTexts.unchangeable);
  return locked;
}

function canChange(appointment: typeof appointments.$inferSelect, rules: AppointmentRules): boolean {
  return appointment.state === 'confirmed' && appointmentSpan(appointment, rules).start > new Date();
}

async function getByToken(tx: Queryable, token: string) {
  const id = readAppointmentToken(token);
  const [found] = id
    ? await tx
        .select({ appointment: appointments, name: leads.name })
        .from(appointments)
        .innerJoin(leads, eq(leads.id, appointments.leadId))
        .where(and(eq(appointments.id, id), eq(leads.form, 'appointment')))
    : [];
  if (!found) throw new NotFoundError();
  return found;
}
