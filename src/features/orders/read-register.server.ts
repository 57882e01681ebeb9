import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orderChecks, orderEffects, orderLines, orders } from '#db/schema/orders.ts';
import type { ContentTx } from '#db/write-content.server.ts';
import { lineKey, type OrderEffect, type Register } from './lines/line-facts.ts';

type Reader = Pick<ContentTx, 'select'>;

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

async function readEffects(tx: Reader): Promise<OrderEffect[]> {
  const targets = alias(orders, 'targets');
  const rows = await tx
    .select({ effect: orderEffects, order: orders, target: targets.slug })
    .from(orderEffects)
    .innerJoin(orders, eq(orders.id, orderEffects.orderId))
    .innerJoin(targets, eq(targets.id, orderEffects.targetId))
    .where(and(eq(orders.status, 'published'), eq(targets.status, 'published')));
  const firstDays = new Map<string, string>();
  for (const { order, effect } of rows) {
    const first = firstDays.get(order.slug);
    if (effect.on && (!first || effect.on < first)) firstDays.set(order.slug, effect.on);
  }
  return rows.map(({ effect, order, target }) => {
    const { position, kind, audiences, on, until, text, confidence, recordedOn, withdrawnOn, lines } = effect;
    return {
      ...{ position, kind, audiences, on, until, text, confidence, recordedOn, withdrawnOn },
      order: order.slug,
      target,
      // An instrument without a day of its own counts from the first day of its effects.
      publishedOn: order.publishedOn ?? order.signedOn ?? firstDays.get(order.slug) ?? order.recordedOn,
      lines:
        lines && new Set(Object.entries(lines).flatMap(([list, keys]) => keys.map((key) => lineKey({ list, key })))),
    };
  });
}
