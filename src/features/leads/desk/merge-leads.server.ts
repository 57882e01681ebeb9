import { eq } from '#core/drizzle.ts';
import { NotFoundError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { closedStatuses } from '../lead-kinds.schema.ts';
import { inboxTexts as texts } from './inbox.messages.ts';
import type { Lead } from './list-answers.ts';
import { addStaffEvent, byOffice, lockLeads } from './lock-leads.server.ts';

/**
 * Lets a lead be handled with another one of the same person. Neither row loses anything, so it can be undone.
 * @throws as lockLeads does; Refusal 422 if they are not of the same person, if others were merged into it, or if nobody
 *   would see it there because that one is closed
 */
export async function mergeLead(actor: StaffActor, leadId: number, intoId: number): Promise<void> {
  if (leadId === intoId) throw refuseTarget(texts.mergedItself);
  await transaction(async (tx) => {
    const locked = await lockLeads(tx, [leadId, intoId]);
    const lead = locked.find(({ id }) => id === leadId);
    const into = locked.find(({ id }) => id === intoId);
    if (!lead || !into || !isSamePerson(lead, into)) throw refuseTarget(texts.notSamePerson);
    if (!closedStatuses.includes(lead.status) && closedStatuses.includes(into.status))
      throw refuseTarget(texts.mergedIntoClosed);
    const others = await tx.$count(leads, eq(leads.mergedIntoId, leadId));
    if (others > 0) throw refuseTarget(texts.hasMerged);
    await tx
      .update(leads)
      .set(byOffice({ mergedIntoId: intoId }))
      .where(eq(leads.id, leadId));
    await addStaffEvent(tx, actor, leadId, { kind: 'merged', to: intoId });
    await addStaffEvent(tx, actor, intoId, { kind: 'merged', from: leadId });
    await audit(tx, actor, {
      action: 'lead.merge',
      subject: { kind: 'lead', id: leadId },
      summary: `Merged the lead into #${intoId}`,
      after: { mergedIntoId: intoId },
    });
  });
}

/** Undoes a merge. @throws NotFoundError; Refusal 422 if the lead is not merged */
export async function splitLead(actor: StaffActor, leadId: number): Promise<void> {
  await transaction(async (tx) => {
    const intoId = await lockMerged(tx, leadId);
    await tx
      .update(leads)
      .set(byOffice({ mergedIntoId: null }))
      .where(eq(leads.id, leadId));
    await addStaffEvent(tx, actor, leadId, { kind: 'split', from: intoId });
    await addStaffEvent(tx, actor, intoId, { kind: 'split', to: leadId });
    await audit(tx, actor, {
      action: 'lead.split',
      subject: { kind: 'lead', id: leadId },
      summary: `Undid the merge into #${intoId}`,
      before: { mergedIntoId: intoId },
    });
  });
}

async function lockMerged(tx: Queryable, leadId: number): Promise<number> {
  const [lead] = await tx.select().from(leads).where(eq(leads.id, leadId)).for('update');
  if (!lead) throw new NotFoundError(`no lead ${leadId}`);
  if (lead.mergedIntoId === null) throw new Refusal(422, texts.notMerged);
  return lead.mergedIntoId;
}

function isSamePerson(one: Lead, other: Lead): boolean {
  const isSamePhone = one.phone === other.phone && one.countryCode === other.countryCode;
  return (Boolean(one.phone) && isSamePhone) || one.email.toLowerCase() === other.email.toLowerCase();
}

function refuseTarget(text: string): Refusal {
  return new Refusal(422, text, { errors: { intoId: [text] } });
}
