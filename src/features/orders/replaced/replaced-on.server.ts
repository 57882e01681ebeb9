import { inArray, type SQL, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { orders } from '#db/schema/orders.ts';
import type { Audience } from '../order-kinds.schema.ts';

/** Whether another order has taken the place of one by that day, as a whole or for an entry under it. */
export function isReplacedOn(day: string, audience?: Audience): SQL {
  const concerns = (audiences: SQL) =>
    sql`(${audience ?? null}::text is null or ${audience ?? null}::text = any(${audiences}))`;
  return sql`(exists (
    select from order_effects e join orders i on i.id = e.order_id and i.status = 'published'
    where e.target_id = ${orders.id} and e.kind = 'supersede' and e.withdrawn_on is null and ${concerns(sql`e.audiences`)}
      and coalesce(e."on", i.published_on, i.signed_on) <= ${day}::date
  ) or exists (
    select from order_lines l
    join requirement_periods p on p.list = l.list and p.list_key = l.list_key
      and (p."from" is null or p."from" <= ${day}::date) and (p."to" is null or p."to" >= ${day}::date)
    where l.order_id = ${orders.id} and p.order_id <> l.order_id and ${concerns(sql`p.audiences`)}
      and p.state in ('in-force', 'upcoming', 'date-open', 'listed')
  ))`;
}

/** Which of the orders have been replaced by that day. */
export async function listReplaced(orderIds: readonly number[], day: string): Promise<Set<number>> {
  if (orderIds.length === 0) return new Set();
  const isOne = inArray(orders.id, [...orderIds]);
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(sql`${isOne} and ${isReplacedOn(day)}`);
  return new Set(rows.map(({ id }) => id));
}
