import { eq, sql } from '#core/drizzle.ts';
import type { ContentTx } from '#db/content/write-content.server.ts';
import { orderChecks, orderEffects, orderLines, orders } from '#db/schema/orders.ts';
import { lineKey, type OrderEffect, type Register } from './lines/line-facts.ts';

type Reader = Pick<ContentTx, 'select' | 'execute'>;

/** The published orders with what the fold needs: lines, effects and checks. */
export async function readRegister(tx: Reader): Promise<Register> {
  // One after the other, because a transaction has one connection.
  const lines = await readLines(tx);
  const effects = await readEffects(tx);
  const checks = await readChecks(tx);
  const days = await tx.select({ slug: orders.slug, day: orders.recordedOn }).from(orders);
  const linesOf = new Map<string, Set<string>>();
  for (const { order, list, listKey } of lines)
    linesOf.set(order, (linesOf.get(order) ?? new Set()).add(lineKey({ list, key: listKey })));
  return { linesOf, effects, checks, recordedOn: new Map(days.map(({ slug, day }) => [slug, day])) };
}

function readLines(tx: Reader) {
  return tx
    .select({ order: orders.slug, list: orderLines.list, listKey: orderLines.listKey })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orders.status, 'published'));
}

function readChecks(tx: Reader) {
  return tx
    .select({ order: orders.slug, on: orderChecks.on })
    .from(orderChecks)
    .innerJoin(orders, eq(orders.id, orderChecks.orderId));
}

/**
 * An instrument without a day of its own counts from the first day of its effects, and an extension that was made after the
 * start that it moved from that start.
 */
async function readEffects(tx: Reader): Promise<OrderEffect[]> {
  const { rows } = await tx.execute<Omit<OrderEffect, 'lines'> & { lines: Record<string, string[]> | null }>(sql`
    select i.slug as "order", t.slug as target, e.position, e.kind, e.audiences, e."on"::text as "on",
      e.until::text as until, e.text, e.confidence, e.recorded_on::text as "recordedOn",
      e.withdrawn_on::text as "withdrawnOn", e.lines,
      coalesce(e.counts_from, i.published_on, i.signed_on, min(e."on") over (partition by e.order_id), i.recorded_on)::text as "publishedOn"
    from ${orderEffects} e
    join ${orders} i on i.id = e.order_id and i.status = 'published'
    join ${orders} t on t.id = e.target_id and t.status = 'published'`);
  return rows.map(({ lines, ...effect }) => ({
    ...effect,
    lines: lines && new Set(Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key })))),
  }));
}
