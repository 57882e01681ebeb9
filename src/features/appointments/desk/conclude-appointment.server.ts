import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { appointments } from '#db/schema/appointments.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import { addStaffEvent, lockWhole } from '#features/leads/desk/lock-leads.server.ts';
import { markLead } from '#features/leads/desk/mark-leads.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { getAppointmentRules } from '../open-times.server.ts';
import { appointmentSpan } from '../place-appointment.ts';
import { getAppointmentRow } from './colleague.server.ts';
import { diaryTexts } from './diary.messages.ts';
import type { ConcludeInput } from './diary.schema.ts';

const concludable = ['confirmed', 'done', 'no-show'];

/**
 * Says what became of an appointment, which answers its lead if somebody was reached; a mistake can be corrected.
 * @throws NotFoundError; Refusal 422 before it has begun, or when it was cancelled
 */
export async function concludeAppointment(
  actor: StaffActor,
  id: number,
  { outcome, text }: ConcludeInput,
): Promise<void> {
  const rules = await getAppointmentRules();
  await transaction(async (tx) => {
    const { leadId } = await getAppointmentRow(tx, id);
    const [appointment] = await tx.select().from(appointments).where(eq(appointments.id, id)).for('update');
    const isOpen = appointment && concludable.includes(appointment.state);
    if (!isOpen || appointmentSpan(appointment, rules).start > new Date()) throw new Refusal(422, diaryTexts.notYet);
    const lead = await lockWhole(tx, leadId);
    await tx.update(appointments).set({ state: outcome }).where(eq(appointments.id, id));
    await addStaffEvent(tx, actor, leadId, {
      kind: 'call-outcome',
      text: text || null,
      from: appointment.state,
      to: outcome,
    });
    await audit(tx, actor, {
      action: 'appointment.conclude',
      subject: { kind: 'lead', id: leadId },
      summary: outcome === 'done' ? 'Said that the call took place' : 'Said that nobody was reached',
      before: { state: appointment.state },
      after: { appointmentId: id, state: outcome },
    });
    if (outcome === 'done' && lead.status === 'new') {
      await markLead(tx, actor, lead, { status: 'contacted', reason: null });
    }
  });
}
