import { eq, sql } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { leadEvents, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { LeadStatus } from '../lead-kinds.schema.ts';
import type { StatusInput } from './inbox.schema.ts';
import type { Lead } from './list-answers.ts';
import { addStaffEvent, byOffice, lockLeads } from './lock-leads.server.ts';

/** Each of them says that somebody has spoken or written to the sender. */
const answered: readonly LeadStatus[] = ['contacted', 'qualified', 'quoted', 'won'];

/** A lead that was marked as answered by mistake waits again. */
const isAnswered = sql`exists (
  select from ${leadEvents} e where e.lead_id = ${leads.id} and e.kind in ('mail-sent', 'call-outcome'))`;

/**
 * Gives leads a status. One that has it already stays as it is, and its timeline too.
 * @throws as lockLeads does
 */
export async function markLeads(actor: StaffActor, ids: readonly number[], input: StatusInput): Promise<void> {
  await transaction(async (tx) => {
    for (const lead of await lockLeads(tx, ids)) await markLead(tx, actor, lead, input);
  });
}

/** The same for a lead that is locked already. */
export async function markLead(
  tx: Queryable,
  actor: StaffActor,
  { id, status: from, closedReason }: Lead,
  { status: to, reason }: StatusInput,
): Promise<void> {
  const lostReason = to === 'lost' ? reason : null;
  await audit(tx, actor, {
    action: 'lead.mark',
    subject: { kind: 'lead', id },
    summary: `Marked the lead as ${to}`,
    before: { status: from },
    after: { status: to },
  });
  if (from === to && closedReason === lostReason) return;
  const isAnswer = answered.includes(to);
  await tx
    .update(leads)
    .set({
      ...byOffice({ status: to, closedReason: lostReason }),
      ...(to === 'new' && { firstAnsweredAt: sql`case when ${isAnswered} then ${leads.firstAnsweredAt} end` }),
      ...(isAnswer && { firstAnsweredAt: sql`coalesce(${leads.firstAnsweredAt}, now())` }),
    })
    .where(eq(leads.id, id));
  await addStaffEvent(tx, actor, id, { kind: 'status', text: reason, from, to });
}
