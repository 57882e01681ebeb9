import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { inboxTexts } from './inbox.messages.ts';
import { listOwners } from './list-owners.server.ts';
import { addStaffEvent, byOffice, lockLeads } from './lock-leads.server.ts';

/**
 * Gives leads to a member of staff, or to nobody. One that is theirs already stays as it is, and its timeline too.
 * @throws as lockLeads does; Refusal 422 under `ownerId` for somebody who does not work on leads
 */
export async function assignLeads(actor: StaffActor, ids: readonly number[], ownerId: number | null): Promise<void> {
  await transaction(async (tx) => {
    const owner = ownerId === null ? null : (await listOwners(tx)).find(({ id }) => id === ownerId);
    if (owner === undefined) {
      throw new Refusal(422, inboxTexts.noSuchOwner, { errors: { ownerId: [inboxTexts.noSuchOwner] } });
    }
    for (const { id, ownerId: from } of await lockLeads(tx, ids)) {
      await audit(tx, actor, {
        action: 'lead.assign',
        subject: { kind: 'lead', id },
        // A line cannot be erased, so it names the owner by number only.
        summary: owner ? 'Assigned the lead' : 'Took the lead from its owner',
        before: { ownerId: from },
        after: { ownerId },
      });
      if (from === ownerId) continue;
      await tx.update(leads).set(byOffice({ ownerId })).where(eq(leads.id, id));
      await addStaffEvent(tx, actor, id, { kind: 'assigned', from, to: ownerId });
    }
  });
}
