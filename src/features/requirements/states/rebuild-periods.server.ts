import { sql } from '#core/drizzle.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import type { LineFacts, Listing } from '#features/orders/effect.ts';
import { isAmong } from '#features/orders/lines/is-among.server.ts';
import {
  indexRegister,
  type Line,
  lineKey,
  linesAround,
  type Register,
  readLineKey,
} from '#features/orders/lines/line-facts.ts';
import { periodsOfLine } from '#features/orders/lines/periods-of-line.ts';
import { readRegister } from '#features/orders/read-register.server.ts';
import type { RequirementState } from '../requirement-state.schema.ts';
import { type History, replacePeriods } from './replace-periods.server.ts';

/**
 * Computes the periods of the rows of the lists again, from the orders and from what the lists say.
 * @returns the rows that are concerned, or undefined for all of them
 */
export async function rebuildPeriods(tx: ContentTx, changed: Changes | 'everything'): Promise<Line[] | undefined> {
  const register = await readRegister(tx);
  const ids = await tx.select({ id: orders.id, slug: orders.slug }).from(orders);
  const concerned = await findConcerned(tx, changed, register, ids);
  const { rows: lines } = await tx.execute<Line & { state: RequirementState | null }>(sql`
    select distinct list, list_key as key, listed_state as state from ${mandatoryProducts}
    where ${concerned ? isAmong(concerned, sql`list`, sql`list_key`) : sql`true`}`);
  const issues = await tx.select({ list: publications.list, asOf: publications.asOf }).from(publications);
  const readOn = new Map(issues.map(({ list: name, asOf }) => [name, asOf]));
  const orderIds = new Map(ids.map(({ id, slug }) => [slug, id]));
  const factsOf = indexRegister(register);
  const names = new Map<LineFacts['effects'], string>();
  const known = new Map<string, History>();
  const histories = new Map<string, { line: Line; history: History }>();
  for (const { state, ...line } of lines) {
    const asOf = readOn.get(line.list);
    const listing: Listing | null = state && asOf ? { state, asOf } : null;
    const facts = factsOf(line, listing);
    // Without an order or a list, nothing is known that could change from day to day.
    if (!listing && facts.effects.length === 0) continue;
    // Most rows of a list share their orders, and so their history.
    const name = names.get(facts.effects) ?? nameOf(facts);
    names.set(facts.effects, name);
    const key = `${listing?.state} ${listing?.asOf} ${name}`;
    const history = known.get(key) ?? historyOf(periodsOfLine(facts), orderIds);
    known.set(key, history);
    histories.set(lineKey(line), { line, history });
  }
  await replacePeriods(tx, [...histories.values()], concerned);
  return concerned;
}

type OrderRow = { id: number; slug: string };

/** The rows of the lists that may have another history now; undefined when that cannot be told. */
async function findConcerned(
  tx: ContentTx,
  changed: Changes | 'everything',
  register: Register,
  orderRows: readonly OrderRow[],
): Promise<Line[] | undefined> {
  if (changed === 'everything' || changed.publication?.length) return undefined;
  const slugs = new Map(orderRows.map(({ id, slug }) => [id, slug]));
  const named = changed.order ?? [];
  // Nobody knows any more what a deleted order acted on.
  if (named.some((id) => !slugs.has(id))) return undefined;
  const { rows: changedLines } = await tx.execute<Line>(sql`
    select list, list_key as key from ${mandatoryProducts} where id = any(${sql.param(changed.requirement ?? [])}::int[])
    union
    select list, list_key from ${requirementPeriods} where order_id = any(${sql.param(named)}::int[])`);
  const keys = linesAround(register, new Set(named.flatMap((id) => slugs.get(id) ?? [])));
  return [...new Set([...keys, ...changedLines.map(lineKey)])].map(readLineKey);
}

/** What tells the history of one line from that of another. */
function nameOf({ orders, effects }: LineFacts & { orders: readonly string[] }): string {
  return [...orders, '', ...effects.map(({ order, position }) => `${order} ${position}`)].join('|');
}

function historyOf(periods: ReturnType<typeof periodsOfLine>, orderIds: Map<string, number>): History {
  const positions = new Map<string, number>();
  return periods.map(({ order, ...period }) => {
    const shared = period.audiences.join();
    const position = positions.get(shared) ?? 0;
    positions.set(shared, position + 1);
    return { ...period, position, orderId: order ? (orderIds.get(order) ?? null) : null };
  });
}
