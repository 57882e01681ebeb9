import { and, desc, eq } from 'drizzle-orm';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import { checkOneTimePassword } from '#features/accounts/one-time-passwords.server.ts';
import { addLeadEvent } from '#features/leads/lead-events.server.ts';
import { queueAppointmentMails } from './appointment-mails.server.ts';
import { getAppointmentRules } from './appointment-rules.server.ts';
import { appointmentTexts } from './appointments.messages.ts';

/**
 * The right code turns the held time into a call, and invites visitor and office.
 * @throws Refusal 422: of a wrong code, the same whatever is wrong with it; of a time that was lost meanwhile
 */
export async function confirmAppointment({ email, otp }: { email: string; otp: string }): Promise<void> {
  if ((await checkOneTimePassword({ purpose: 'schedule', email, otp })) !== 'good') {
    throw new Refusal(422, appointmentTexts.otpInvalid, { errors: { otp: [appointmentTexts.otpInvalid] } });
  }
  const rules = await getAppointmentRules();
  const isConfirmed = await db().transaction(async (tx) => {
    const [call] = await tx
      .select({ id: appointments.id, leadId: appointments.leadId })
      .from(appointments)
      .innerJoin(leads, eq(leads.id, appointments.leadId))
      .where(and(eq(leads.email, email), eq(leads.form, 'call')))
      .orderBy(desc(appointments.id))
      .limit(1);
    if (!call) return false;
    await tx.update(leads).set({ isVerified: true }).where(eq(leads.id, call.leadId));
    await addLeadEvent(tx, call.leadId, 'verified');
    const [confirmed] = await tx
      .update(appointments)
      .set({ state: 'confirmed', heldUntil: null })
      .where(and(eq(appointments.id, call.id), eq(appointments.state, 'held')))
      .returning({ id: appointments.id });
    if (!confirmed) return false;
    await addLeadEvent(tx, call.leadId, 'call-confirmed');
    await queueAppointmentMails(tx, call.id, { kind: 'confirmed' }, rules);
    return true;
  });
  if (!isConfirmed) {
    throw new Refusal(422, appointmentTexts.otpFailed, { errors: { time_prefered: [appointmentTexts.timeTaken] } });
  }
}
