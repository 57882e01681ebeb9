import { and, eq, inArray, isNotNull, not, notInArray, sql } from '#core/drizzle.ts';
import { defineContent } from '#db/content/content-source.server.ts';
import { countsOf, type Sync } from '#db/content/sync-rows.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { isConfirmed } from '#features/orders/order-kinds.schema.ts';
import { ordersContent } from '#features/orders/orders.content.server.ts';
import { checkNamed, type EntryOfOrder, entriesOf } from '#features/requirements/checks/check-entries.ts';
import { standardsContent } from '#features/requirements/lists/standards.content.server.ts';
import { servicesContent } from '#features/services/services.content.server.ts';
import { placedRequirementsContent, servicesOfLists } from './placed-requirements.content.server.ts';
import { productsContent } from './products.content.server.ts';

/** The goods that orders name while no list has a row for them; they stand after the rows of their list. */
export const orderEntriesContent = defineContent({
  async read({ files, readBy }) {
    const [{ instruments }, named, standards, placed, serviceOfList] = await Promise.all([
      readBy(ordersContent),
      readBy(productsContent),
      readBy(standardsContent),
      readBy(placedRequirementsContent),
      servicesOfLists(files, readBy),
    ]);
    checkNamed(instruments, { products: named.keys, standards: standards.keys }, files.problems);
    const lastOf = new Map<string, number>();
    for (const { document, position } of placed.records)
      lastOf.set(document.list, Math.max(position, lastOf.get(document.list) ?? -1));
    return { entries: entriesOf(instruments), serviceOfList, lastOf };
  },
  async write({ sync, writtenBy }, { entries, serviceOfList, lastOf }) {
    await writtenBy(placedRequirementsContent);
    const [services, products, standards] = [
      await writtenBy(servicesContent),
      await writtenBy(productsContent),
      await writtenBy(standardsContent),
    ];
    const orderIds = await writtenBy(ordersContent);
    const withdrawn = await sync.tx.select({ id: orders.id }).from(orders).where(isNotNull(orders.withdrawnOn));
    const struck = new Set(withdrawn.map(({ id }) => id));
    const handedOver = await listHandedOver(sync, struck);
    const named = entries.filter(
      (entry) => !handedOver.has(keyOf(entry)) || !struck.has(orderIds.get(entry.slug) ?? 0),
    );
    const rows = named.map((entry, index) => ({
      ...rowOf(entry),
      productId: products.get(entry.product) ?? 0,
      serviceId: services.get(serviceOfList.get(entry.list) ?? '') ?? 0,
      orderId: orderIds.get(entry.slug) ?? 0,
      position: (lastOf.get(entry.list) ?? -1) + 1 + index,
      status: struck.has(orderIds.get(entry.slug) ?? 0) ? ('archived' as const) : ('published' as const),
    }));
    const ids = await sync.rows(mandatoryProducts, ['key'], rows);
    const own = new Set(ids.values());
    await archiveVanished(sync, [...orderIds.values()], [...own]);
    await sync.rows(
      mandatoryProductStandards,
      ['mandatoryProductId', 'standardId'],
      named.flatMap((entry) =>
        entry.standards.map((standard, position) => ({
          mandatoryProductId: ids.get(keyOf(entry)) ?? 0,
          standardId: standards.get(standard) ?? 0,
          position,
        })),
      ),
      { exact: ({ mandatoryProductId }) => own.has(mandatoryProductId) },
    );
  },
});

/** Goods that the file of an order no longer names, because a list has them now; orders without a file keep theirs. */
async function archiveVanished({ tx, report }: Sync, ofFiles: number[], own: number[]) {
  const { id, orderId, status } = mandatoryProducts;
  const isCovered = sql`exists (select from ${orderLines} l where l.order_id = ${orderId}
    and l.list = ${mandatoryProducts.list} and l.list_key = ${mandatoryProducts.listKey})`;
  const gone = and(inArray(orderId, ofFiles), notInArray(id, own), eq(status, 'published'), not(isCovered));
  const archived = await tx.update(mandatoryProducts).set({ status: 'archived' }).where(gone).returning({ id });
  countsOf(report, 'mandatory_products').archived += archived.length;
}

/** Goods of other orders than these, by key: those of a struck order may have become goods of another that covers them. */
async function listHandedOver({ tx }: Sync, struck: ReadonlySet<number>): Promise<Set<string>> {
  const { key, orderId } = mandatoryProducts;
  const rows = await tx.select({ key, orderId }).from(mandatoryProducts).where(isNotNull(orderId));
  return new Set(rows.filter((row) => !struck.has(row.orderId ?? 0)).map((row) => row.key));
}

const keyOf = ({ list, key, product }: EntryOfOrder) => `${list} ${key} ${product}`;

const rowOf = (entry: EntryOfOrder) => ({
  key: keyOf(entry),
  list: entry.list,
  listKey: entry.key,
  listedAs: entry.name ?? null,
  orderName: entry.order.title,
  orderReference: entry.order.number ?? null,
  orderDate: entry.order.published ?? entry.order.signed ?? null,
  source: entry.order.source ?? null,
  confirmed: isConfirmed(entry.order.confidence),
});
