import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { closeDatabase, db, openDatabase } from '#db/client.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { writeRelease } from '#features/open-data/write-release.server.ts';
import { rebuildPeriods } from '#features/requirements/states/rebuild-periods.server.ts';
import { connectFeatures } from '#server/start/connect-features.ts';
import { type ContentTx, writeContent } from '../src/db/content/write-content.server.ts';
import { addManyOrders } from './add-many-orders.ts';
import type { Databases } from './databases.ts';
import { percentile, type Reading } from './reading.ts';
import { startServer } from './start-server.ts';

const orders = 2_000;
const effectsEach = 20;
const samples = 60;

/** Measures the register with more orders than India has issued, beside a catalogue of 100,000 products. */
export async function measureOrders(databases: Databases): Promise<Reading[]> {
  const databaseUrl = await databases.cloneMany('orders_of_many');
  try {
    const derived = await measureDerived(databaseUrl);
    return [...derived, ...(await measureAnswers(databaseUrl))];
  } finally {
    await databases.drop('orders_of_many');
  }
}

/** What is made from the orders: the states by day, and the files of the open data. */
async function measureDerived(databaseUrl: string): Promise<Reading[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const before = process.env.DATA_DIR;
  process.env.DATA_DIR = folder;
  connectFeatures();
  openDatabase(databaseUrl);
  try {
    await addManyOrders(orders, effectsEach);
    const first = await timeRebuild('all');
    const again = await timeRebuild('all');
    const afterChange = await timeRebuild('one');
    // As after an import.
    await db().execute(sql`analyze`);
    const release = await timeOf(() => writeRelease());
    return [
      { name: 'Dates of all orders, made for the first time', value: first, unit: 'ms' },
      { name: 'Dates of all orders, made anew', value: again, unit: 'ms', target: { atMost: 1_500 } },
      { name: 'Dates of all orders after a change of one', value: afterChange, unit: 'ms', target: { atMost: 1_500 } },
      { name: 'Files of the open data', value: release, unit: 'ms', target: { atMost: 5_000 } },
    ];
  } finally {
    await closeDatabase();
    process.env.DATA_DIR = before;
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes the dates of all orders, or moves the day of one effect and makes those that may depend on it. */
async function timeRebuild(change: 'all' | 'one'): Promise<number> {
  let milliseconds = 0;
  await writeContent(async (tx, changed) => {
    const moved = change === 'one' ? await moveAnEffect(tx) : undefined;
    milliseconds = await timeOf(() => rebuildPeriods(tx, moved === undefined ? 'everything' : { order: [moved] }));
    // The search has no steps, so nothing else follows.
    changed('process_step', [0]);
  });
  return milliseconds;
}

async function moveAnEffect(tx: ContentTx): Promise<number> {
  const [effect] = await tx.select().from(orderEffects).limit(1);
  if (!effect) throw new Error('there is no effect');
  const { id, key, ...facts } = effect;
  await tx.update(orderEffects).set({ withdrawnOn: todayInIndia() }).where(eq(orderEffects.id, id));
  await tx.insert(orderEffects).values({ ...facts, position: effectsEach, on: '2027-01-01' });
  return effect.orderId;
}

/** Pages, calls and the feed, each address for the first time in this process. */
async function measureAnswers(databaseUrl: string): Promise<Reading[]> {
  const server = await startServer({ databaseUrl });
  const read = async (path: string) => {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  const timesOf = async (paths: string[]) => {
    const warming = paths.length > 10 ? 5 : 0;
    for (const path of paths.slice(0, warming)) await read(path);
    const times: number[] = [];
    for (const path of paths.slice(warming)) times.push(await timeOf(() => read(path)));
    return times;
  };
  try {
    await server.settle();
    const slugs = Array.from(
      { length: samples },
      (_, index) => `bench-order-${1 + Math.floor((index * orders) / samples)}`,
    );
    const days = slugs.map((_, index) => addDays(todayInIndia(), -index));
    const measured: [string, string[], number][] = [
      ['The page of an order', slugs.map((slug) => `/orders/${slug}`), 40],
      ['The list of orders', slugs.map((_, index) => `/api/orders?page=${1 + (index % 40)}`), 20],
      ['An order on another day', slugs.map((slug, index) => `/api/orders/${slug}?as_of=${days[index]}`), 25],
      ['The feed of all deadlines', ['', '/hi', '/ar'].map((prefix) => `${prefix}/orders/calendar.ics`), 60],
    ];
    const readings: Reading[] = [];
    for (const [name, paths, atMost] of measured) {
      const times = await timesOf(paths);
      const note = `median ${percentile(times, 0.5).toFixed(1)} ms`;
      const value = percentile(times, 0.95);
      readings.push({ name: `${name}: p95 of ${times.length}`, value, unit: 'ms', target: { atMost }, note });
    }
    return readings;
  } finally {
    await server.stop();
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
