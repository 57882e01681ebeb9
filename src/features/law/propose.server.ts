import type { z } from 'zod';
import { eq } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Transaction } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { transaction } from '#db/transaction.server.ts';
import { assertWritesAll } from '#features/assert-writes-all.ts';
import { audit } from '#features/audit/audit.server.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import { readPrinted } from './correct-order.server.ts';
import type { correctionInput } from './correction-inputs.schema.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { NewEffect } from './law-inputs.schema.ts';
import { slugOfOrder } from './new-order/add-order.server.ts';
import type { NewOrder } from './new-order-inputs.schema.ts';
import { tryProposal } from './preview-proposal.server.ts';
import { askForProposal, tellOfProposal } from './tell-of-proposal.server.ts';

export type StoredProposal = typeof lawProposals.$inferSelect;

/**
 * Proposes that an instrument does this to the order.
 * @throws Refusal 404, or as `tryProposal` does
 */
export async function proposeEffect(actor: StaffActor, slug: string, effect: NewEffect): Promise<number> {
  assertWritesAll(actor);
  const orderId = await getOrderId(slug);
  await tryProposal({ orderId, effect });
  return store(actor, { orderId, effect }, `Proposed an effect on the order ${slug}`);
}

/**
 * Proposes to strike an effect that should not have been recorded.
 * @throws Refusal 404; 409 if it is struck already, or if striking it leaves a contradiction
 */
export async function proposeStrike(actor: StaffActor, effectId: number, reason: string): Promise<number> {
  assertWritesAll(actor);
  const orderId = await getTargetId(effectId);
  await tryProposal({ orderId, effectId });
  return store(actor, { orderId, effectId, reason }, `Proposed to strike the effect ${effectId}`);
}

/**
 * Proposes what is really printed on an order.
 * @throws Refusal 404; 422 with what is wrong at each field
 */
export async function proposeCorrection(
  actor: StaffActor,
  slug: string,
  { reason, ...after }: z.output<typeof correctionInput>,
): Promise<number> {
  assertWritesAll(actor);
  const [order] = await db().select().from(orders).where(eq(orders.slug, slug));
  if (!order) throw new Refusal(404, texts.noInstrument);
  const before = await readPrinted(db(), order);
  const correction = { before, after: { ...after, lines: after.lines.toSorted() } };
  await tryProposal({ orderId: order.id, correction });
  return store(actor, { orderId: order.id, correction, reason }, `Proposed a correction of the order ${slug}`);
}

/**
 * Proposes an order that the register does not have.
 * @throws Refusal 422 with what is wrong at each field
 */
export async function proposeOrder(actor: StaffActor, newOrder: NewOrder): Promise<number> {
  assertWritesAll(actor);
  await tryProposal({ orderId: null, newOrder });
  return store(actor, { orderId: null, newOrder }, `Proposed the order ${slugOfOrder(newOrder)}`);
}

/**
 * Proposes to strike an order as a whole.
 * @throws Refusal 404; 409 if it is struck already
 */
export async function proposeOrderStrike(actor: StaffActor, slug: string, reason: string): Promise<number> {
  assertWritesAll(actor);
  const orderId = await getOrderId(slug);
  const proposal = { orderId, strikesOrder: true };
  await tryProposal(proposal);
  return store(actor, { ...proposal, reason }, `Proposed to strike the order ${slug}`);
}

/** Takes one's own proposal back. */
export async function withdrawProposal(actor: StaffActor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const proposal = await lockOpen(tx, id);
    if (proposal.madeBy !== actor.staffId) throw new Refusal(403, texts.onlyAuthor);
    await decide(tx, actor, proposal, { state: 'withdrawn' }, 'Took the proposal back');
  });
}

/** Gives a proposal back to its author with the reason. */
export async function sendBackProposal(actor: StaffActor, id: number, answer: string): Promise<void> {
  assertWritesAll(actor);
  await transaction(async (tx) => {
    const proposal = await lockOpen(tx, id);
    await decide(tx, actor, proposal, { state: 'sent-back', answer }, 'Sent the proposal back to its author');
    await tellOfProposal(tx, actor, proposal, { outcome: 'sent-back', note: answer });
  });
}

type Tx = Pick<Transaction, 'select' | 'update' | 'insert'>;

/**
 * The proposal, locked until the transaction ends.
 * @throws Refusal 404; 409 if somebody has decided about it
 */
export async function lockOpen(tx: Tx, id: number): Promise<StoredProposal> {
  const [proposal] = await tx.select().from(lawProposals).where(eq(lawProposals.id, id)).for('update');
  if (!proposal) throw new Refusal(404, texts.noProposal);
  if (proposal.state !== 'open') throw new Refusal(409, texts.decided);
  return proposal;
}

/** Stores what became of a proposal, with its line of the audit log. */
export async function decide(
  tx: Tx & Parameters<typeof audit>[0],
  actor: StaffActor,
  { id, correction, ...proposal }: StoredProposal,
  outcome: Partial<StoredProposal> & Pick<StoredProposal, 'state'>,
  summary: string,
): Promise<void> {
  await tx
    .update(lawProposals)
    .set({ ...outcome, decidedBy: actor.staffId, decidedAt: new Date() })
    .where(eq(lawProposals.id, id));
  const orderId = outcome.orderId ?? proposal.orderId;
  const isCorrected = correction && outcome.state === 'published';
  await audit(tx, actor, {
    action: `law.${outcome.state}`,
    ...subjectOf(orderId),
    summary,
    ...(isCorrected && { before: correction.before }),
    after: { proposal: id, state: outcome.state, ...(isCorrected && correction.after) },
  });
}

/** @throws Refusal 404 */
export async function getOrderId(slug: string): Promise<number> {
  const [order] = await db().select({ id: orders.id }).from(orders).where(eq(orders.slug, slug));
  if (!order) throw new Refusal(404, texts.noInstrument);
  return order.id;
}

/** @throws Refusal 404 */
async function getTargetId(effectId: number): Promise<number> {
  const [effect] = await db()
    .select({ orderId: orderEffects.targetId })
    .from(orderEffects)
    .where(eq(orderEffects.id, effectId));
  if (!effect) throw new Refusal(404, texts.noProposal);
  return effect.orderId;
}

type NewProposal = Pick<
  typeof lawProposals.$inferInsert,
  'orderId' | 'effect' | 'effectId' | 'correction' | 'reason' | 'newOrder' | 'strikesOrder'
>;

/** A new order is the subject of no line before it is published. */
const subjectOf = (orderId: number | null | undefined) => (orderId ? { subject: { kind: 'order', id: orderId } } : {});

function store(actor: StaffActor, proposal: NewProposal, summary: string): Promise<number> {
  return transaction(async (tx) => {
    const [made] = await tx
      .insert(lawProposals)
      .values({ ...proposal, madeBy: actor.staffId })
      .returning();
    const id = made?.id ?? 0;
    await audit(tx, actor, {
      action: 'law.propose',
      ...subjectOf(proposal.orderId),
      summary,
      after: { proposal: id },
    });
    if (made) await askForProposal(tx, actor, made);
    return id;
  });
}
