import { eq, sql } from '#core/drizzle.ts';
import { leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { NoteInput } from './inbox.schema.ts';
import { addStaffEvent, byOffice, lockLeads } from './lock-leads.server.ts';
import { markLead } from './mark-leads.server.ts';

/**
 * Adds a note to the timeline of a lead. A mail or a call to its sender answers it: the due clock stops, and a new lead
 * counts as contacted.
 * @throws as lockLeads does
 */
export async function noteLead(actor: StaffActor, leadId: number, { kind, text }: NoteInput): Promise<void> {
  await transaction(async (tx) => {
    const [lead] = await lockLeads(tx, [leadId]);
    if (!lead) return;
    await addStaffEvent(tx, actor, leadId, { kind, text });
    await audit(tx, actor, {
      action: 'lead.note',
      subject: { kind: 'lead', id: leadId },
      summary: 'Wrote in the timeline of the lead',
      after: { kind },
    });
    if (kind === 'note') return;
    if (lead.status === 'new') return markLead(tx, actor, lead, { status: 'contacted', reason: null });
    await tx
      .update(leads)
      .set({ ...byOffice({}), firstAnsweredAt: sql`coalesce(${leads.firstAnsweredAt}, now())` })
      .where(eq(leads.id, leadId));
  });
}

/** Names the company of the sender, or none. @throws as lockLeads does */
export async function nameCompany(actor: StaffActor, leadId: number, company: string | null): Promise<void> {
  await transaction(async (tx) => {
    const [lead] = await lockLeads(tx, [leadId]);
    await audit(tx, actor, {
      action: 'lead.name-company',
      subject: { kind: 'lead', id: leadId },
      summary: 'Named the company of the lead',
    });
    if (!lead || lead.company === company) return;
    await tx.update(leads).set(byOffice({ company })).where(eq(leads.id, leadId));
    await addStaffEvent(tx, actor, leadId, { kind: 'company', from: lead.company, to: company });
  });
}
