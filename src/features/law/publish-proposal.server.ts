import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderChecks } from '#db/schema/orders.ts';
import { isUniqueViolation } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { refuse } from './apply-proposal.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import { recordProposal } from './preview-proposal.server.ts';
import { decide, getOrderId, lockOpen, type StoredProposal } from './propose.server.ts';

/**
 * Publishes a proposal with all that follows from it. Writers of public content take turns, so of two who publish the
 * same proposal the second one is refused.
 * @throws Refusal 404; 403 for its author; 409 if it was decided; as `checkEffect` does
 */
export async function publishProposal(actor: StaffActor, id: number): Promise<void> {
  assertWritesAll(actor);
  await writeContent(async (tx, changed) => {
    const proposal = await lockOpen(tx, id);
    if (!mayPublish(actor, proposal)) throw new Refusal(403, texts.secondPerson);
    let recorded: number | null = null;
    await recordProposal(tx, proposal, (orderIds, effectId) => {
      changed('order', orderIds);
      recorded = effectId;
    });
    await decide(tx, actor, proposal, { state: 'published', effectId: recorded }, summaryOf(proposal));
  });
}

function summaryOf({ effect, correction }: StoredProposal): string {
  if (correction) return 'Corrected what is printed on the order';
  return effect ? 'Published an effect on the order' : 'Struck an effect on the order';
}

/** Somebody else than the author, or an owner, who may be alone in the office. */
export function mayPublish(actor: StaffActor, { madeBy }: { madeBy: number }): boolean {
  if (!actor.rights.includes('content.publish') || actor.languages) return false;
  return madeBy !== actor.staffId || actor.roles.includes('owner');
}

type Check = { on: string; against: string; result: 'same' | 'changed' };

/**
 * Records that somebody has read whether the order still stands as it did.
 * @throws Refusal 404; 422 for a day that is ahead, or that has a check already
 */
export async function addCheck(actor: StaffActor, slug: string, check: Check): Promise<void> {
  assertWritesAll(actor);
  if (check.on > todayInIndia()) throw refuse('on', texts.aheadOfToday);
  const orderId = await getOrderId(slug);
  try {
    await writeContent(async (tx, changed) => {
      await tx.insert(orderChecks).values({ orderId, ...check });
      changed('order', [orderId]);
      await audit(tx, actor, {
        action: 'law.check',
        subject: { kind: 'order', id: orderId },
        summary: `Recorded a check of the order on ${check.on}`,
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refuse('on', texts.checkedAlready);
    throw error;
  }
}
