import { and, desc, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import { redeemOneTimePassword } from '#features/accounts/codes/redeem-one-time-password.server.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import { appointmentTexts as texts } from './appointments.messages.ts';
import { queueAppointmentMails } from './mails/queue-appointment-mails.server.ts';
import { getAppointmentRules } from './open-times.server.ts';

/**
 * Confirms the appointment that the code was mailed for, and sends invitations to the visitor and the office.
 * @throws Refusal 422 for a code, the same whatever is wrong with it, and for a time that is no longer free
 */
export async function confirmAppointment(
  { email, otp }: { email: string; otp: string },
  cookieHash: string | null,
): Promise<void> {
  const rules = await getAppointmentRules();
  await redeemOneTimePassword({ purpose: 'schedule', email, otp, cookieHash }, otpInvalid, async (tx, leadId) => {
    if (leadId === null) throw otpInvalid('no such lead');
    await tx.update(leads).set({ isVerified: true }).where(eq(leads.id, leadId));
    await addLeadEvent(tx, leadId, 'verified');
    const id = await confirmReservation(tx, leadId);
    if (!id) return new Refusal(422, texts.otpFailed, { errors: { time_prefered: [texts.timeTaken] } });
    await addLeadEvent(tx, leadId, 'appointment-confirmed');
    await queueAppointmentMails(tx, id, { kind: 'confirmed' }, rules);
    return id;
  });
}

/** The id of the appointment; undefined when the reservation expired before the code was entered. */
async function confirmReservation(tx: Queryable, leadId: number): Promise<number | undefined> {
  const newest = tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(eq(appointments.leadId, leadId))
    .orderBy(desc(appointments.id))
    .limit(1);
  const [confirmed] = await tx
    .update(appointments)
    .set({ state: 'confirmed', reservedUntil: null })
    .where(and(eq(appointments.id, newest), eq(appointments.state, 'reserved')))
    .returning({ id: appointments.id });
  return confirmed?.id;
}

function otpInvalid(reason: string): Refusal {
  return new Refusal(422, texts.otpInvalid, { errors: { otp: [texts.otpInvalid] }, reason });
}
