import { and, inArray, isNotNull, isNull } from '#core/drizzle.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { countsOf, type Sync } from '#db/content/sync-rows.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders } from '#db/schema/orders.ts';
import { lineKey } from '#features/orders/lines/line-facts.ts';
import { isConfirmed } from '#features/orders/order-kinds.schema.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { checkAcceptedStandards } from './check-accepted-standards.ts';
import { checkEntries, type EntryOfOrder, entriesOf } from './check-entries.ts';
import { checkLines } from './check-lines.ts';
import type { ImportedRequirement } from './lists/imported-requirement.ts';
import { readLists } from './lists/read-lists.ts';
import { requirementLists } from './requirement-list.schema.ts';

/** The rows of the official lists. Their standards and products are written by the sources that read them here. */
export const requirementListsContent = defineContent({
  async read({ files, readBy }) {
    const [rows, read] = await Promise.all([readLists(files), readBy(ordersContent)]);
    const known = new Set(rows.map(lineKey));
    checkEntries(read.instruments, known, files.problems);
    checkLines(read, new Set([...known, ...entriesOf(read.instruments).map(lineKey)]), files.problems);
    checkAcceptedStandards(read.instruments, rows, files.problems);
    return rows;
  },
  async write() {},
});

type Ids = {
  serviceOfList: ReadonlyMap<string, number>;
  products: Map<string, number>;
  orders: ReadonlyMap<string, number>;
};
/** A row of a list under one of the products that it names. */
export type PlacedRequirement = ImportedRequirement & { product: string; position: number };

/** Writes the requirements of the products. Called by the feature that knows the products. */
export async function writeRequirements(
  sync: Sync,
  placed: PlacedRequirement[],
  named: readonly EntryOfOrder[],
  ids: Ids,
) {
  const withdrawn = await sync.tx.select({ id: orders.id }).from(orders).where(isNotNull(orders.withdrawnOn));
  const struck = new Set(withdrawn.map(({ id }) => id));
  const last = Map.groupBy(placed, ({ list }) => list);
  const ofLists = placed.map((row) => ({
    productId: ids.products.get(row.product) ?? 0,
    serviceId: ids.serviceOfList.get(row.list) ?? 0,
    list: row.list,
    listKey: row.key,
    listedAs: row.listedAs,
    listedState: row.state,
    stateText: row.stateText,
    statedStandards: [...new Set(row.standards.map(({ slug }) => slug))],
    group: row.group,
    scheme: row.scheme,
    eeeCode: row.eeeCode,
    phase: row.phase,
    others: row.others,
    orderName: row.orderName,
    orderReference: row.orderReference,
    orderDate: row.orderDate,
    orderYear: row.orderYear,
    amendmentReference: row.amendmentReference,
    amendmentDate: row.amendmentDate,
    note: row.note,
    source: row.source,
    confirmed: row.confirmed,
    position: row.position,
    orderId: null,
    status: 'published' as const,
  }));
  const ofOrders = named.map(({ order, slug, ...entry }, index) => ({
    ...{ listedState: null, stateText: null, group: null, scheme: null, eeeCode: null, phase: null, others: null },
    ...{ orderYear: null, amendmentReference: null, amendmentDate: null, note: null },
    productId: ids.products.get(entry.product) ?? 0,
    serviceId: ids.serviceOfList.get(entry.list) ?? 0,
    list: entry.list,
    listKey: entry.key,
    listedAs: entry.name ?? null,
    statedStandards: entry.standards,
    orderName: order.title,
    orderReference: order.number ?? null,
    orderDate: order.published ?? order.signed ?? null,
    source: order.source ?? null,
    confirmed: isConfirmed(order.confidence),
    position: Math.max(-1, ...(last.get(entry.list) ?? []).map(({ position }) => position)) + 1 + index,
    orderId: ids.orders.get(slug) ?? 0,
    status: struck.has(ids.orders.get(slug) ?? 0) ? ('archived' as const) : ('published' as const),
  }));
  const rows = [...ofLists, ...ofOrders];
  // The state follows from the orders.
  const initial = { state: 'listed' as const };
  const rowIds = await sync.rows(mandatoryProducts, ['list', 'listKey', 'productId'], rows, { initial });
  await archiveVanished(sync, rowIds);
}

/** A row that has been removed from its list stays in the database but is no longer published. Orders name the others. */
async function archiveVanished(sync: Sync, rowIds: Map<string, number>) {
  const present = new Set(rowIds.values());
  const stored = await sync.tx
    .select({ id: mandatoryProducts.id, status: mandatoryProducts.status })
    .from(mandatoryProducts)
    .where(and(inArray(mandatoryProducts.list, requirementLists), isNull(mandatoryProducts.orderId)));
  const vanished = stored.filter(({ id, status }) => !present.has(id) && status !== 'archived').map(({ id }) => id);
  if (vanished.length === 0) return;
  await sync.tx.update(mandatoryProducts).set({ status: 'archived' }).where(inArray(mandatoryProducts.id, vanished));
  countsOf(sync.report, 'mandatory_products').archived += vanished.length;
}
