import { and, eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orderChecks } from '#db/schema/orders.ts';
import { isUniqueViolation } from '#db/transaction.server.ts';
import { mostToldAlone, type Telling } from '#features/alerts/desk/told.schema.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import { noteQuietly } from '#features/change-events/note-changes.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { refuse } from './apply-proposal.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import { recordProposal } from './preview-proposal.server.ts';
import { countTold } from './preview-told.server.ts';
import { decide, getOrderId, lockOpen, type StoredProposal } from './propose.server.ts';
import { tellOfProposal } from './tell-of-proposal.server.ts';

/**
 * Publishes a proposal with all that follows from it. Writers of public content take turns, so of two who publish the
 * same proposal the second one is refused.
 * @param telling `nobody` for an effect of which only words are news
 * @throws Refusal 404; 403 for its author; 409 if it was decided; as `checkEffect` does
 */
export async function publishProposal(actor: StaffActor, id: number, telling: Telling = 'followers'): Promise<void> {
  assertWritesAll(actor);
  await assertMayTell(actor, id, telling);
  await writeContent(async (tx, changed) => {
    const proposal = await lockOpen(tx, id);
    if (!mayPublish(actor, proposal)) throw new Refusal(403, texts.secondPerson);
    const { effectIds, changes } = await recordProposal(tx, proposal, changed);
    const recorded = proposal.strikesOrder ? null : (effectIds[0] ?? null);
    if (telling === 'nobody' && proposal.effect && recorded) await noteQuietly(tx, recorded);
    const orderId = proposal.orderId ?? changes.order?.[0] ?? null;
    await decide(
      tx,
      actor,
      proposal,
      { state: 'published', effectId: recorded, orderId },
      summaryOf(proposal, telling),
    );
    await tellOfProposal(tx, actor, { ...proposal, orderId }, { outcome: 'published', note: null });
  });
}

function summaryOf({ effect, correction, newOrder, strikesOrder }: StoredProposal, telling: Telling): string {
  if (newOrder) return 'Published an order of the gazette';
  if (strikesOrder) return 'Struck the order';
  if (correction) return 'Corrected what is printed on the order';
  if (effect && telling === 'nobody') return 'Published an effect on the order, and told nobody';
  return effect ? 'Published an effect on the order' : 'Struck an effect on the order';
}

/**
 * So many people are told of a mistake of one person at most.
 * @throws Refusal 403 for its author, if more than that would be told; what takes something back is always told
 */
async function assertMayTell(actor: StaffActor, id: number, telling: Telling): Promise<void> {
  const [own] = await db()
    .select()
    .from(lawProposals)
    .where(and(eq(lawProposals.id, id), eq(lawProposals.madeBy, actor.staffId), eq(lawProposals.state, 'open')));
  if (!own || !mayPublish(actor, own) || (telling === 'nobody' && own.effect && !hasDayAhead(own.effect))) return;
  if ((await countTold(own)) > mostToldAlone) throw new Refusal(403, texts.secondPersonOfMany);
}

/** As it comes near, people are told of a day also where they were not told of what brings it. */
function hasDayAhead({ on, until }: NonNullable<StoredProposal['effect']>): boolean {
  const today = todayInIndia();
  return [on, until].some((day) => day && day >= today);
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
      await tx.insert(orderChecks).values({ orderId, ...check, checkedBy: actor.staffId });
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
