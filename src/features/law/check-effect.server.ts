import { eq, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import { readLineKey } from '#features/orders/lines/line-facts.ts';
import { lawTexts as texts } from './law.messages.ts';
import { endsBefore, mistakesOfEffect, type NewEffect, newInstrument } from './law-inputs.schema.ts';

type Errors = Record<string, string[]>;

/** What an order does to itself; everything else is done by another instrument. */
const ofItself: readonly NewEffect['kind'][] = ['commence', 'exempt', 'defer'];
const endings: readonly NewEffect['kind'][] = ['supersede', 'rescind'];

/**
 * Checks an effect against what is recorded, as the import checks the effects of files.
 * @throws Refusal 422 with what is wrong at each field
 */
export async function checkEffect(tx: ContentTx, orderId: number, effect: NewEffect): Promise<void> {
  const instrument = await findInstrument(tx, effect);
  const errors: Errors = {
    ...Object.fromEntries(Object.entries(mistakesOfEffect(effect)).map(([field, text]) => [field, [text]])),
    ...(instrument === undefined && { instrument: [texts.noInstrument] }),
    ...(endsBefore(effect, instrument?.day ?? effect.newPublishedOn) && { until: [texts.endsBefore] }),
    ...(instrument?.id === orderId && !ofItself.includes(effect.kind) && { instrument: [texts.needsInstrument] }),
    ...((await hasUnknownLine(tx, effect.lines)) && { lines: [texts.noLine] }),
    ...(instrument?.id && (await saysAlready(tx, orderId, instrument.id, effect)) && { kind: [texts.saysAlready] }),
    ...(instrument?.id &&
      endings.includes(effect.kind) &&
      (await isLoop(tx, orderId, instrument.id, effect)) && { instrument: [texts.loop] }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, texts.mistakes, { errors });
}

/** Null for one that the register does not have yet; undefined if there is none. */
async function findInstrument(tx: ContentTx, { instrument }: NewEffect) {
  if (instrument === newInstrument) return null;
  const [known] = await tx
    .select({ id: orders.id, day: sql<string | null>`coalesce(${orders.publishedOn}, ${orders.signedOn})::text` })
    .from(orders)
    .where(eq(orders.slug, instrument));
  return known;
}

/** Whether one of these entries, as `lineKey` writes them, is in no list, or was taken from the site. */
export async function hasUnknownLine(tx: ContentTx, lines: readonly string[]): Promise<boolean> {
  if (lines.length === 0) return false;
  const wanted = [...new Set(lines)];
  const among = isAmong(wanted.map(readLineKey), sql`list`, sql`list_key`);
  const { rows } = await tx.execute<{ known: number }>(sql`
    select count(distinct (list, list_key))::int as known from ${mandatoryProducts}
    where ${among} and status = 'published'`);
  return rows[0]?.known !== wanted.length;
}

/** Whether the instrument says something of the same kind for one of the audiences and entries. */
async function saysAlready(
  tx: ContentTx,
  orderId: number,
  instrumentId: number,
  { kind, audiences, lines }: NewEffect,
) {
  const known = await tx
    .select({ lines: orderEffects.lines })
    .from(orderEffects)
    .where(sql`order_id = ${instrumentId} and target_id = ${orderId} and kind = ${kind} and withdrawn_on is null
      and audiences && ${sql.param(audiences)}::text[] and kind not in ('amend', 'clarify', 'concurrent')`);
  return known.some((effect) => overlap(effect.lines, lines));
}

/** An exception for some entries does not contradict the rule for all. */
function overlap(known: Record<string, string[]> | null, wanted: readonly string[]): boolean {
  if (!known || wanted.length === 0) return !known && wanted.length === 0;
  return wanted.map(readLineKey).some(({ list, key }) => Object.hasOwn(known, list) && known[list]?.includes(key));
}

/** An order can neither replace what replaced it nor rescind what rescinded it, not even over several steps. */
async function isLoop(tx: ContentTx, orderId: number, instrumentId: number, { kind }: NewEffect): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with recursive ended(id) as (
      select ${orderId}::int
      union
      select e.target_id from ${orderEffects} e join ended on e.order_id = ended.id
      where e.kind = ${kind} and e.withdrawn_on is null
    ) select 1 from ended where id = ${instrumentId}`);
  return rows.length > 0;
}
