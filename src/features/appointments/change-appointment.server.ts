import { and, eq, sql } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import { isUniqueViolation, transaction } from '#db/transaction.server.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import type { LeadEventKind } from '#features/leads/lead-kinds.schema.ts';
import { readAppointmentToken } from './appointment-link.server.ts';
import { appointmentTexts } from './appointments.messages.ts';
import type { AppointmentTimeInput } from './appointments.schema.ts';
import { queueAppointmentMails } from './mails/queue-appointment-mails.server.ts';
import type { AppointmentRules } from './office-day.ts';
import { getAppointmentRules } from './open-times.server.ts';
import { appointmentSpan, type PlacedAppointment, slotTaken } from './place-appointment.ts';
import { openDiary, placeInDiary } from './reserve-appointment.server.ts';

type Appointment = typeof appointments.$inferSelect;

/** Somebody who changes an appointment: its visitor by the link in the invitation, or a member of staff. */
export type Changer = {
  /** Finds the appointment, in the transaction of the change. @throws NotFoundError */
  find: (tx: Queryable) => Promise<number>;
  canChange: (appointment: Appointment, rules: AppointmentRules) => boolean;
  /** The rules by which they may choose a time. */
  rulesOf: (rules: AppointmentRules) => AppointmentRules;
  /** Adds what they did to the timeline of the lead. */
  note: (tx: Queryable, appointment: Appointment, kind: LeadEventKind, text?: string) => Promise<void>;
};

/** The visitor to whom the link in an invitation was mailed. */
export function visitorWith(token: string): Changer {
  return {
    find: async (tx) => (await getByToken(tx, token)).appointment.id,
    canChange: canVisitorChange,
    rulesOf: (rules) => rules,
    note: (tx, { leadId }, kind, text) => addLeadEvent(tx, leadId, kind, text),
  };
}

/** The appointment behind a link. @throws NotFoundError */
export async function getAppointment(token: string) {
  const [rules, { appointment, name }] = await Promise.all([getAppointmentRules(), getByToken(db(), token)]);
  const { date, preference, state } = appointment;
  const { start, end } = appointmentSpan(appointment, rules);
  return { name, date, preference, state, start, end, canChange: canVisitorChange(appointment, rules) };
}

/** @throws NotFoundError for an invalid link; Refusal 422 when the appointment is over or already cancelled */
export async function cancelAppointment(by: Changer): Promise<void> {
  const rules = await getAppointmentRules();
  await transaction(async (tx) => {
    const appointment = await lockChangeable(tx, by, rules);
    await tx
      .update(appointments)
      .set({ state: 'cancelled', calendarSequence: sql`${appointments.calendarSequence} + 1` })
      .where(eq(appointments.id, appointment.id));
    await by.note(tx, appointment, 'appointment-cancelled');
    await queueAppointmentMails(tx, appointment.id, { kind: 'cancelled' }, rules);
  });
}

/** @throws as cancelAppointment does; also Refusal 422 when the new time is not free */
export async function moveAppointment(by: Changer, input: AppointmentTimeInput): Promise<PlacedAppointment> {
  const rules = await getAppointmentRules();
  try {
    return await transaction(async (tx) => {
      await openDiary(tx);
      const appointment = await lockChangeable(tx, by, rules);
      const placed = await placeInDiary(tx, input, by.rulesOf(rules), { appointmentId: appointment.id });
      // The same form sent twice.
      if (placed.date === appointment.date && placed.preference === appointment.preference) return placed;
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
      await by.note(tx, appointment, 'appointment-moved', `${placed.date} ${placed.preference}`);
      await queueAppointmentMails(tx, appointment.id, { kind: 'moved', before: appointment }, rules);
      return placed;
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw slotTaken();
    throw error;
  }
}

async function lockChangeable(tx: Queryable, by: Changer, rules: AppointmentRules): Promise<Appointment> {
  const id = await by.find(tx);
  // Of two changes at the same time, the second one waits and sees the result of the first.
  const [locked] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
  if (!locked || !by.canChange(locked, rules)) throw new Refusal(422, appointmentTexts.unchangeable);
  return locked;
}

function canVisitorChange(appointment: Appointment, rules: AppointmentRules): boolean {
  return appointment.state === 'confirmed' && appointmentSpan(appointment, rules).start > new Date();
}

async function getByToken(tx: Pick<Queryable, 'select'>, token: string) {
  const id = readAppointmentToken(token);
  const [row] = id
    ? await tx
        .select({ appointment: appointments, name: leads.name })
        .from(appointments)
        .innerJoin(leads, eq(leads.id, appointments.leadId))
        .where(and(eq(appointments.id, id), eq(leads.form, 'appointment')))
    : [];
  if (!row) throw new NotFoundError();
  return row;
}
