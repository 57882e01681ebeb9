import { and, desc, eq, inArray, isNotNull, type SQL, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db } from '#db/client.server.ts';
import { lawProposals } from '#db/schema/law-proposals.ts';
import { orders } from '#db/schema/orders.ts';
import { staff } from '#db/schema/staff.ts';
import type { StaffActor } from '#features/staff-actor.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { lawTexts as texts } from './law.messages.ts';
import type { OrderName, Proposal, ProposedDifference, RecordedEffect, StatedEffect } from './law.schema.ts';
import { type NewEffect, newInstrument } from './law-inputs.schema.ts';
import { previewProposal } from './preview-proposal.server.ts';
import type { StoredProposal } from './propose.server.ts';
import { mayPublish } from './publish-proposal.server.ts';
import { readEffects } from './read-effects.server.ts';

const most = 200;

/** The proposals in that state, the newest first. */
export function listProposals(actor: StaffActor, state: StoredProposal['state']): Promise<Proposal[]> {
  return readProposals(actor, eq(lawProposals.state, state));
}

/** The open proposals about an order. */
export function listProposalsOf(actor: StaffActor, orderId: number): Promise<Proposal[]> {
  return readProposals(actor, and(eq(lawProposals.orderId, orderId), eq(lawProposals.state, 'open')));
}

/** What was corrected on an order, the newest first. */
export function listCorrectionsOf(actor: StaffActor, orderId: number): Promise<Proposal[]> {
  const isCorrected = and(eq(lawProposals.state, 'published'), isNotNull(lawProposals.correction));
  return readProposals(actor, and(eq(lawProposals.orderId, orderId), isCorrected));
}

/** @throws Refusal 404 */
export async function getProposal(actor: StaffActor, id: number): Promise<Proposal> {
  const [proposal] = await readProposals(actor, eq(lawProposals.id, id));
  if (!proposal) throw new Refusal(404, texts.noProposal);
  return proposal;
}

/**
 * What a proposal would change; null if it is decided, perhaps while this was computed, or if what has been recorded since
 * makes it impossible: whoever publishes it is told why.
 * @throws Refusal 404; 503 while too many others ask
 */
export async function getProposedDifference(id: number, language: LanguageCode): Promise<ProposedDifference> {
  const stored = await findStored(id);
  if (!stored) throw new Refusal(404, texts.noProposal);
  if (stored.state !== 'open') return { difference: null, isDecided: true };
  const difference = await previewProposal(stored, language).catch((error) => {
    if (error instanceof Refusal && error.status !== 503) return null;
    throw error;
  });
  return { difference, isDecided: difference === null && (await findStored(id))?.state !== 'open' };
}

async function findStored(id: number): Promise<StoredProposal | undefined> {
  const [stored] = await db().select().from(lawProposals).where(eq(lawProposals.id, id));
  return stored;
}

async function readProposals(actor: StaffActor, where: SQL | undefined): Promise<Proposal[]> {
  const deciders = sql<string | null>`(select name from ${staff} d where d.id = ${lawProposals.decidedBy})`;
  const rows = await db()
    .select({ proposal: lawProposals, order: orders, author: staff.name, decider: deciders })
    .from(lawProposals)
    .leftJoin(orders, eq(orders.id, lawProposals.orderId))
    .innerJoin(staff, eq(staff.id, lawProposals.madeBy))
    .where(where)
    .orderBy(desc(lawProposals.id))
    .limit(most);
  const instruments = await findNames(rows.flatMap(({ proposal }) => proposal.effect?.instrument ?? []));
  const struck = await readEffects(
    sql`e.id = any(${sql.param(rows.flatMap(({ proposal }) => proposal.effectId ?? []))}::int[])`,
  );
  return rows.flatMap(({ proposal, order, author, decider }) => {
    const { newOrder, strikesOrder } = proposal;
    // One that the register does not have yet has no page.
    const name = order ? nameOf(order) : { slug: '', number: newOrder?.number ?? null, title: newOrder?.title ?? '' };
    const effect = proposal.effect
      ? stateEffect(proposal.effect, name, instruments)
      : newOrder
        ? null
        : stateRecorded(struck, proposal.effectId);
    if (!effect && !proposal.correction && !newOrder && !strikesOrder) return [];
    const { id, reason, correction, state, madeAt, decidedAt, answer } = proposal;
    return {
      ...{ id, reason, state, answer, effect, correction, newOrder, sent: proposal.effect },
      order: name,
      action: actionOf(proposal),
      madeBy: author,
      madeAt: madeAt.toISOString(),
      decidedBy: decider,
      decidedAt: decidedAt?.toISOString() ?? null,
      mayPublish: mayPublish(actor, proposal),
      isMine: proposal.madeBy === actor.staffId,
    };
  });
}

function actionOf({ effect, correction, newOrder, strikesOrder }: StoredProposal): Proposal['action'] {
  if (newOrder) return 'new-order';
  if (strikesOrder) return 'strike-order';
  if (correction) return 'correct';
  return effect ? 'add' : 'strike';
}

function stateEffect(effect: NewEffect, target: OrderName, instruments: ReadonlyMap<string, OrderName>): StatedEffect {
  const { kind, audiences, on, until, standard, beside, clause, text, note, source, confidence, lines } = effect;
  const isNew = effect.instrument === newInstrument;
  const known = instruments.get(effect.instrument);
  return {
    ...{ kind, audiences, on, until, standard, beside, clause, text, note, source, confidence, target },
    instrument: isNew || !known ? { slug: '', number: effect.newNumber, title: effect.newTitle ?? '' } : known,
    lines: lines.length || null,
  };
}

function stateRecorded(effects: readonly RecordedEffect[], effectId: number | null): StatedEffect | null {
  const recorded = effects.find(({ id }) => id === effectId);
  if (!recorded) return null;
  const { id, recordedOn, withdrawnOn, reason, ...stated } = recorded;
  return stated;
}

async function findNames(slugs: readonly string[]): Promise<Map<string, OrderName>> {
  if (slugs.length === 0) return new Map();
  const rows = await db()
    .select()
    .from(orders)
    .where(inArray(orders.slug, [...slugs]));
  return new Map(rows.map((order) => [order.slug, nameOf(order)]));
}

export const nameOf = ({ slug, number, title }: OrderName): OrderName => ({ slug, number, title });
