import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { renewPeriods } from '#features/requirements/states/refresh-states.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { type ContentTx, writeContent } from '../src/db/content/write-content.server.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';

const samples = 40;
/** Of a process that has just started, which a worker or a desk in use is not. */
const warming = 5;

/** Measures what follows from an effect that somebody adds to the register of the demo site. */
export async function measureOneOrder(databases: Databases): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-one-order-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  connectFeatures();
  openDatabase(await databases.clone('one_order'));
  try {
    await db().execute(sql`analyze`);
    const orders = await ordersOfMedianSize();
    const folds: number[] = [];
    const writes: number[] = [];
    for (let turn = 0; turn < samples + warming; turn += 1) {
      const order = orders[turn % orders.length] ?? 0;
      const fold = await timeFold(order);
      const write = await timeOf(() =>
        writeContent((tx, changed) => addEffect(tx, order).then(() => changed('order', [order]))),
      );
      if (turn < warming) continue;
      folds.push(fold);
      writes.push(write);
    }
    return [
      reading('Dates of the demo site after a change of one order', folds, 50),
      reading('The whole write of one effect: dates, links, search', writes),
    ];
  } finally {
    await closeDatabase();
    await databases.drop('one_order');
    process.env.DATA_DIR = before;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Those in the middle: most orders name a few entries, and one of steel names 150. */
async function ordersOfMedianSize(): Promise<number[]> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select order_id as id from order_lines group by order_id order by count(*), order_id`);
  const middle = Math.floor(rows.length / 2);
  return rows.slice(middle - 10, middle + 10).map(({ id }) => id);
}

/** Only the dates; the effect is struck at once, so that each sample finds the same register. */
async function timeFold(order: number): Promise<number> {
  let milliseconds = 0;
  await writeContent(async (tx, changed) => {
    const id = await addEffect(tx, order);
    milliseconds = await timeOf(() => renewPeriods(tx, { order: [order] }));
    await tx.update(orderEffects).set({ withdrawnOn: todayInIndia() }).where(eq(orderEffects.id, id));
    // The search has no steps, so nothing else follows.
    changed('process_step', [0]);
  });
  return milliseconds;
}

async function addEffect(tx: ContentTx, order: number): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into order_effects (order_id, position, target_id, kind, audiences, "on", until, recorded_on, confidence)
    select o.id, coalesce((select max(e.position) + 1 from order_effects e where e.order_id = o.id), 0), o.id, 'pause', '{large,import}',
      '2027-01-01', '2027-06-30', current_date, 'gazette'
    from orders o where o.id = ${order} returning order_effects.id`);
  return rows[0]?.id ?? 0;
}

function reading(name: string, times: number[], atMost?: number): Reading {
  const note = `median ${percentile(times, 0.5).toFixed(1)} ms`;
  return {
    name: `${name}: p95 of ${times.length}`,
    value: percentile(times, 0.95),
    unit: 'ms',
    note,
    ...(atMost && { target: { atMost } }),
  };
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
