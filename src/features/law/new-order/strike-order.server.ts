import { and, eq, isNotNull, isNull, sql } from '#core/drizzle.ts';
import { Refusal } from '#core/http/refusal.ts';
import { todayInIndia } from '#core/time/dates.ts';
import type { Changes } from '#db/content/content-changes.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { familyLines } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { confidences, isConfirmed } from '#features/orders/order-kinds.schema.ts';
import { newOrderTexts as texts } from './new-order.messages.ts';

/**
 * Strikes an order as a whole, because it should not have been recorded: all that it does, what it exempts from others,
 * and the entries that it alone names. It stays on record with the day.
 * @throws Refusal 409 if it is struck already
 */
export async function strikeOrder(tx: ContentTx, orderId: number): Promise<{ effectIds: number[]; changes: Changes }> {
  const today = todayInIndia();
  const [struck] = await tx
    .update(orders)
    .set({ withdrawnOn: today, status: 'archived', updatedAt: sql`now()` })
    .where(and(eq(orders.id, orderId), isNull(orders.withdrawnOn)))
    .returning({ id: orders.id });
  if (!struck) throw new Refusal(409, texts.struckOrder);
  const effects = await tx
    .update(orderEffects)
    .set({ withdrawnOn: today })
    .where(and(eq(orderEffects.orderId, orderId), isNull(orderEffects.withdrawnOn)))
    .returning({ id: orderEffects.id, target: orderEffects.targetId });
  const freed = await tx
    .select({ id: orderExemptions.orderId })
    .from(orderExemptions)
    .where(eq(orderExemptions.grantedById, orderId));
  const kept = await keepNamed(tx, orderId);
  const { rows: families } = await tx.execute<{ id: number }>(sql`
    delete from ${familyLines} l using ${mandatoryProducts} m
    where m.order_id = ${orderId} and l.list = m.list and l.list_key = m.list_key returning l.family_id as id`);
  const entries = await tx
    .update(mandatoryProducts)
    .set({ status: 'archived' })
    .where(eq(mandatoryProducts.orderId, orderId))
    .returning({ id: mandatoryProducts.id, product: mandatoryProducts.productId });
  return {
    effectIds: effects.map(({ id }) => id),
    changes: {
      order: [...new Set([orderId, ...effects.map(({ target }) => target), ...freed.map(({ id }) => id)])],
      requirement: [...kept, ...entries].map(({ id }) => id),
      product: [...kept, ...entries].map(({ product }) => product),
      family: families.map(({ id }) => id),
    },
  };
}

/** Goods that another order covers, too, stay on the site as goods of that one. */
async function keepNamed(tx: ContentTx, orderId: number) {
  const { rows } = await tx.execute<{ id: number; product: number }>(sql`
    update ${mandatoryProducts} m set order_id = o.id, order_name = o.title, order_reference = o.number,
      order_date = coalesce(o.published_on, o.signed_on), source = o.source, confirmed = o.confidence = any(${sql.param(confidences.filter(isConfirmed))}::text[])
    from ${orders} o
    where m.order_id = ${orderId} and o.id = (
      select l.order_id from ${orderLines} l join ${orders} other on other.id = l.order_id
      where l.list = m.list and l.list_key = m.list_key and other.id <> ${orderId} and other.withdrawn_on is null
      order by other.id limit 1)
    returning m.id, m.product_id as product`);
  return rows;
}

/** Nothing more is recorded of an order that is struck. @throws Refusal 409 */
export async function assertStands(tx: ContentTx, orderId: number): Promise<void> {
  const { id, withdrawnOn } = orders;
  const [struck] = await tx
    .select({ id })
    .from(orders)
    .where(and(eq(id, orderId), isNotNull(withdrawnOn)));
  if (struck) throw new Refusal(409, texts.struckOrder);
}
