import { sql } from 'drizzle-orm';
import type { Sync } from '#db/content/sync-rows.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import type { LineFacts, Listing } from '#features/orders/effect.ts';
import { indexRegister, type Line, lineKey } from '#features/orders/lines/line-facts.ts';
import { periodsOfLine } from '#features/orders/periods-of-line.ts';
import { readRegister } from '#features/orders/read-register.server.ts';
import { type History, replacePeriods } from './replace-periods.server.ts';
import type { RequirementState } from './requirement-state.schema.ts';

/** Computes the periods of every row of the lists again, from the orders and from what the lists say. */
export async function rebuildPeriods(sync: Sync): Promise<void> {
  const register = await readRegister(sync.tx);
  const { rows: lines } = await sync.tx.execute<Line & { state: RequirementState | null }>(sql`
    select distinct list, list_key as key, listed_state as state from ${mandatoryProducts}`);
  const issues = await sync.tx.select({ list: publications.list, asOf: publications.asOf }).from(publications);
  const ids = await sync.tx.select({ id: orders.id, slug: orders.slug }).from(orders);
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
  await replacePeriods(sync, [...histories.values()]);
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
