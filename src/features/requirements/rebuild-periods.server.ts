import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders, requirementPeriods } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import type { Sync } from '#db/sync-rows.server.ts';
import type { Listing } from '#features/orders/effect.ts';
import { indexRegister } from '#features/orders/lines/line-facts.ts';
import { type Period, periodsOfLine } from '#features/orders/periods-of-line.ts';
import { readRegister } from '#features/orders/read-register.server.ts';

/** Computes the periods of every row of the lists again, from the orders and from what the lists say. */
export async function rebuildPeriods(sync: Sync): Promise<void> {
  const { list, listKey, listedState } = mandatoryProducts;
  const register = await readRegister(sync.tx);
  const lines = await sync.tx.selectDistinct({ list, key: listKey, state: listedState }).from(mandatoryProducts);
  const issues = await sync.tx.select({ list: publications.list, asOf: publications.asOf }).from(publications);
  const ids = await sync.tx.select({ id: orders.id, slug: orders.slug }).from(orders);
  const readOn = new Map(issues.map(({ list: name, asOf }) => [name, asOf]));
  const orderIds = new Map(ids.map(({ id, slug }) => [slug, id]));
  const factsOf = indexRegister(register);
  const known = new Map<string, Period[]>();
  const rows = lines.flatMap(({ state, ...line }) => {
    const asOf = readOn.get(line.list);
    const listing: Listing | null = state && asOf ? { state, asOf } : null;
    const facts = factsOf(line, listing);
    // Without an order or a list, nothing is known that could change from day to day.
    if (!listing && facts.effects.length === 0) return [];
    // Most rows of a list share their orders, and so their history.
    const effects = facts.effects.map(({ order, position }) => `${order} ${position}`);
    const key = JSON.stringify([listing, facts.orders, effects]);
    const periods = known.get(key) ?? periodsOfLine(facts);
    known.set(key, periods);
    return rowsOf(line, periods, orderIds);
  });
  await sync.rows(requirementPeriods, ['list', 'listKey', 'audiences', 'position'], rows, { exact: true });
}

function rowsOf({ list, key }: { list: string; key: string }, periods: Period[], orderIds: Map<string, number>) {
  const positions = new Map<string, number>();
  return periods.map(({ order, ...period }) => {
    const shared = period.audiences.join();
    const position = positions.get(shared) ?? 0;
    positions.set(shared, position + 1);
    return { ...period, list, listKey: key, position, orderId: order ? (orderIds.get(order) ?? null) : null };
  });
}
