import { eq, sql } from '#core/drizzle.ts';
import { leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { NoteInput } from './inbox.schema.ts';
import { addStaffEvent, byOffice, lockLeads } from './lock-leads.server.ts';
import { markLead } from './mark-leads.server.ts';
import { tellMentioned } from './tell-mentioned.server.ts';

/**
 * Adds a note to the timeline of a lead. A mail or a call to its sender answers it: the due clock stops, and a new lead
 * counts as contacted. A note mails the colleagues whom it names.
 * @returns the names of those who get a mail
 * @throws as lockLeads does
 */
export function noteLead(actor: StaffActor, leadId: number, { kind, text }: NoteInput): Promise<string[]> {
  return transaction(async (tx) => {
    const [lead] = await lockLeads(tx, [leadId]);
    if (!lead) return [];
    await addStaffEvent(tx, actor, leadId, { kind, text });
    await audit(tx, actor, {
      action: 'lead.note',
      subject: { kind: 'lead', id: leadId },
      summary: 'Wrote in the timeline of the lead',
      after: { kind },
    });
    if (kind === 'note') return tellMentioned(tx, actor, leadId, text);
    if (lead.status === 'new') await markLead(tx, actor, lead, { status: 'contacted', reason: null });
    else
      await tx
        .update(leads)
        .set({ ...byOffice({}), firstAnsweredAt: sql`coalesce(${leads.firstAnsweredAt}, now())` })
        .where(eq(leads.id, leadId));
    return [];
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
