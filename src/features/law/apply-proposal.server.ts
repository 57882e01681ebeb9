import { and, eq, isNull, max, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { slugify } from '#core/text/addresses.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import type { lawProposals } from '#db/schema/law-proposals.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { readLineKey } from '#features/orders/lines/line-facts.ts';
import { correctOrder } from './correct-order.server.ts';
import { lawTexts as texts } from './law.messages.ts';
import { httpsUrl, type NewEffect, newInstrument } from './law-inputs.schema.ts';
import { addOrder } from './new-order/add-order.server.ts';
import { assertStands, strikeOrder } from './new-order/strike-order.server.ts';

type Stored = typeof lawProposals.$inferSelect;
export type Proposal = Pick<Stored, 'orderId'> &
  Partial<Pick<Stored, 'id' | 'madeBy' | 'effect' | 'effectId' | 'correction' | 'newOrder' | 'strikesOrder'>>;
/** The effects that were added or struck, and the rows that have changed, the order that it is about first. */
export type Applied = { effectIds: number[]; changes: Changes };

/**
 * Records what a proposal says: adds its order, or its effect, with its instrument if that is new, strikes one of them, or
 * corrects what is printed on the order. Nothing that was recorded is changed otherwise.
 * @throws Refusal 422 if the instrument is gone or known meanwhile; 409 if what it strikes, or its order, is struck already, or the order was corrected since
 */
export async function applyProposal(tx: ContentTx, proposal: Proposal): Promise<Applied> {
  const { id, madeBy, orderId, effect, effectId, correction, newOrder, strikesOrder } = proposal;
  if (newOrder) return addOrder(tx, newOrder, id, madeBy);
  // Only a new order has none yet.
  if (orderId === null) throw new Refusal(404, texts.noInstrument);
  if (strikesOrder) return strikeOrder(tx, orderId);
  await assertStands(tx, orderId);
  if (correction) {
    // What the order said of a row that it names no longer may show nowhere else.
    const requirement = await correctOrder(tx, orderId, correction);
    return { effectIds: [], changes: { order: [orderId], requirement } };
  }
  if (effect) {
    const instrumentId =
      effect.instrument === newInstrument
        ? await addInstrument(tx, orderId, effect)
        : await findOrder(tx, effect.instrument);
    return {
      effectIds: [await addEffect(tx, { id, orderId }, instrumentId, effect)],
      changes: { order: [...new Set([orderId, instrumentId])] },
    };
  }
  const [struck] = await tx
    .update(orderEffects)
    .set({ withdrawnOn: todayInIndia() })
    .where(and(eq(orderEffects.id, effectId ?? 0), isNull(orderEffects.withdrawnOn)))
    .returning();
  if (!struck) throw new Refusal(409, texts.struckAlready);
  return { effectIds: [struck.id], changes: { order: [...new Set([struck.targetId, struck.orderId])] } };
}

type Adding = { id: number | undefined; orderId: number };

async function addEffect(tx: ContentTx, { id, orderId }: Adding, instrumentId: number, effect: NewEffect) {
  const { kind, audiences, on, until, standard, beside, clause, text, note, source, countsFrom, confidence } = effect;
  const [last] = await tx
    .select({ position: max(orderEffects.position) })
    .from(orderEffects)
    .where(eq(orderEffects.orderId, instrumentId));
  const [added] = await tx
    .insert(orderEffects)
    .values({
      ...{ kind, audiences, on, until, standard, beside, clause, text, note, source, countsFrom, confidence },
      orderId: instrumentId,
      targetId: orderId,
      key: await freeKey(tx, instrumentId, `desk-${id ?? 'preview'}`),
      position: (last?.position ?? -1) + 1,
      lines: byList(effect.lines),
      recordedOn: todayInIndia(),
    })
    .returning({ id: orderEffects.id });
  return added?.id ?? 0;
}

/** A file may have brought an effect of another database, where a proposal had the same number. */
async function freeKey(tx: ContentTx, instrumentId: number, wanted: string): Promise<string> {
  const { orderId, key } = orderEffects;
  const [known] = await tx
    .select({ key })
    .from(orderEffects)
    .where(and(eq(orderId, instrumentId), eq(key, wanted)));
  return known ? freeKey(tx, instrumentId, `${wanted}-again`) : wanted;
}

function byList(keys: readonly string[]): Record<string, string[]> | null {
  if (keys.length === 0) return null;
  const lines = Map.groupBy(keys.map(readLineKey), ({ list }) => list);
  return Object.fromEntries([...lines].map(([list, alike]) => [list, alike.map(({ key }) => key)]));
}

async function findOrder(tx: ContentTx, slug: string): Promise<number> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.slug, slug), eq(orders.status, 'published')));
  if (!order) throw refuse('instrument', texts.noInstrument);
  return order.id;
}

/** Adds the instrument, whose address is made of its number and year. */
async function addInstrument(tx: ContentTx, orderId: number, effect: NewEffect): Promise<number> {
  const { newKind, newNumber, newTitle, newPublishedOn, source, confidence } = effect;
  const [target] = await tx.select({ authorityId: orders.authorityId }).from(orders).where(eq(orders.id, orderId));
  // As the files are named: `so-1319-e-2026`.
  const named = slugify(`${newNumber?.replaceAll('.', '')} ${newPublishedOn?.slice(0, 4)}`, 80);
  const { rows: known } = await tx.execute<{ slug: string; isStruck: boolean }>(sql`
    select slug, withdrawn_on is not null as "isStruck" from ${orders} where slug = ${named} or slug like ${`${named}-again%`}
      or number = ${newNumber} and coalesce(published_on, signed_on) = ${newPublishedOn}::date`);
  if (known.some(({ isStruck }) => !isStruck)) throw refuse('newNumber', texts.knownNumber);
  // A paper that stood as an order of its own by mistake, and was struck, keeps its address.
  const slug = known.length > 0 ? `${named}-again${known.length > 1 ? `-${known.length}` : ''}` : named;
  const [added] = await tx
    .insert(orders)
    .values({
      slug,
      kind: newKind,
      number: newNumber,
      title: newTitle ?? '',
      publishedOn: newPublishedOn,
      url: linkIn(source),
      authorityId: target?.authorityId ?? null,
      recordedOn: todayInIndia(),
      source,
      confidence,
    })
    .returning({ id: orders.id });
  return added?.id ?? 0;
}

/** A source may be the address of the paper itself. */
const linkIn = (source: string | null) => (source && httpsUrl.safeParse(source).success ? source : null);

/** A refusal that stands at one field. */
export function refuse(field: string, text: string): Refusal {
  return new Refusal(422, texts.mistakes, { errors: { [field]: [text] } });
}
