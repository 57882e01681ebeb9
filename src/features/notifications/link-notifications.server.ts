import { and, eq, inArray, isNotNull, or, type SQL, sql } from '#core/drizzle.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { notificationOrders, notificationProducts, notifications } from '#db/schema/notifications.ts';
import { orders } from '#db/schema/orders.ts';
import { matchOrders } from './match-orders.ts';
import { orderReferences } from './order-references.ts';

type Notification = { id: number; reference: string | null; date: string; kind: string | null };
type Link = { notificationId: number; to: number };
/** The ids of the notifications whose links are made anew. */
type Which = readonly number[] | 'all';

/**
 * Links each notification to the orders that it is about, and to the products that the lists place under them. Links
 * that an editor has chosen stay. As each has its links for itself, a write of notifications concerns no others.
 */
export async function linkNotifications(tx: ContentTx, changed: Changes | 'everything'): Promise<Changes> {
  const { id, referenceNumber, date, kind: paper } = notifications;
  const concerns = (kind: keyof Changes) => changed === 'everything' || Boolean(changed[kind]?.length);
  const written = changed === 'everything' || concerns('order') || concerns('requirement') ? undefined : changed;
  const which = written?.notification ?? 'all';
  const all = await tx
    .select({ id, reference: referenceNumber, date, kind: paper })
    .from(notifications)
    .where(which === 'all' ? undefined : inArray(id, [...which]));
  if (concerns('notification') || concerns('order')) {
    const { slug, kind, number, signedOn: signed, publishedOn: published } = orders;
    const known = await tx.select({ id: orders.id, slug, kind, number, signed, published }).from(orders);
    const links = all.flatMap((notification) =>
      matchOrders(notification, known).map((order) => ({ notificationId: notification.id, to: order.id })),
    );
    await replaceLinks(tx, notificationOrders, 'order_id', links, which);
  }
  if (concerns('notification') || concerns('order') || concerns('requirement')) {
    const links = [...(await findProducts(tx, all)), ...(await findProductsUnderOrders(tx, which))];
    await replaceLinks(tx, notificationProducts, 'product_id', links, which);
  }
  return {};
}

/** By number and year. A number taken from a range needs the exact day, as in `isSameOrder`. */
async function findProducts(tx: ContentTx, all: readonly Notification[]): Promise<Link[]> {
  const { productId, orderReference, orderDate, orderYear, amendmentReference, amendmentDate, status } =
    mandatoryProducts;
  const rows = await tx
    .selectDistinct({ productId, orderReference, orderDate, orderYear, amendmentReference, amendmentDate })
    .from(mandatoryProducts)
    .where(and(eq(status, 'published'), or(isNotNull(orderReference), isNotNull(amendmentReference))));
  const named = new Map<string, { product: number; date: string | null; isAmendment: boolean }[]>();
  const add = (
    reference: string | null,
    year: string | null,
    order: { product: number; date: string | null },
    isAmendment: boolean,
  ) => {
    for (const { number } of orderReferences(reference)) {
      const key = `${number} ${order.date?.slice(0, 4) ?? year}`;
      named.set(key, [...(named.get(key) ?? []), { ...order, isAmendment }]);
    }
  };
  for (const { productId: product, ...row } of rows) {
    add(row.orderReference, row.orderYear, { product, date: row.orderDate }, false);
    add(row.amendmentReference, null, { product, date: row.amendmentDate }, true);
  }
  const exact = await findExact(tx);
  return all.flatMap(({ id, reference, date }) => {
    const namedOrders = orderReferences(reference).flatMap(({ number, isFromRange }) =>
      (named.get(`${number} ${date.slice(0, 4)}`) ?? []).filter(
        (order) => (!isFromRange || order.date === date) && !(order.isAmendment && exact.has(id)),
      ),
    );
    return [...new Set(namedOrders.map(({ product }) => product))].map((to) => ({ notificationId: id, to }));
  });
}

/**
 * The notifications whose papers say in the register which rows they change. A list names an amendment beside every row
 * of the order, also beside those that it left alone.
 */
async function findExact(tx: ContentTx): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select n.notification_id as id from notification_orders n join order_effects e on e.order_id = n.order_id
    where e.withdrawn_on is null and e.kind <> 'supersede'
    group by n.notification_id having bool_and(e.lines is not null)`);
  return new Set(rows.map(({ id }) => id));
}

/** The products of the rows under the orders of a notification, and under those that they move, pause, rescind or amend. */
async function findProductsUnderOrders(tx: ContentTx, which: Which): Promise<Link[]> {
  const { rows } = await tx.execute<Link>(sql`
    with own as (select n.notification_id, n.order_id from notification_orders n where ${isAmong(which)}),
    concerned(order_id, list, list_key) as (
      select order_id, list, list_key from order_lines where order_id in (select order_id from own)
      union
      select e.order_id, l.list, l.list_key from order_effects e join order_lines l on l.order_id = e.target_id
      where e.order_id in (select order_id from own)
        and e.withdrawn_on is null and e.kind <> 'supersede' and (e.lines is null or e.lines -> l.list ? l.list_key)
    )
    select distinct n.notification_id as "notificationId", m.product_id as "to"
    from own n
    join concerned c on c.order_id = n.order_id
    join mandatory_products m on m.list = c.list and m.list_key = c.list_key and m.status = 'published'`);
  return rows;
}

const isAmong = (which: Which): SQL =>
  which === 'all' ? sql`true` : sql`notification_id = any(${sql.param([...which])}::int[])`;

type LinkTable = typeof notificationOrders | typeof notificationProducts;

async function replaceLinks(
  tx: ContentTx,
  table: LinkTable,
  column: 'order_id' | 'product_id',
  links: readonly Link[],
  which: Which,
) {
  const to = sql.identifier(column);
  const wanted = sql`unnest(${sql.param(links.map((link) => link.notificationId))}::int[],
    ${sql.param(links.map((link) => link.to))}::int[]) as w(notification_id, target)`;
  await tx.execute(sql`
    delete from ${table} l where not l.is_chosen and ${isAmong(which)} and not exists (
      select from ${wanted} where w.notification_id = l.notification_id and w.target = l.${to})`);
  await tx.execute(sql`
    insert into ${table} (notification_id, ${to}) select w.notification_id, w.target from ${wanted} on conflict do nothing`);
}
