import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { isDatabaseAway } from '#core/errors.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { startTcpProxy, type TcpProxy } from '#tests/tcp-proxy.ts';
import { closeDatabase, db, isDatabaseReady, openDatabase, type Queryable } from './client.server.ts';
import { transaction, writerTransaction } from './transaction.server.ts';

const poolSize = 10;
let proxy: TcpProxy;
/** A connection that the faults do not affect. */
let observer: pg.Client;

beforeAll(async () => {
  const url = await cloneDatabase(inject('adminUrl'), inject('template'), `t_transaction_${process.pid}`);
  proxy = await startTcpProxy(url);
  openDatabase(proxy.inFrontOf(url));
  observer = new pg.Client(url);
  await observer.connect();
});
afterAll(async () => {
  await closeDatabase();
  await observer.end();
  await proxy.close();
});

const add = (tx: Queryable, subject: string) =>
  tx.execute(sql`insert into rate_counters (subject, window_start, count) values (${subject}, now(), 1)`);
const backendOf = async (tx: Queryable) => (await tx.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function isStored(subject: string): Promise<boolean> {
  return (await observer.query('select 1 from rate_counters where subject = $1', [subject])).rowCount === 1;
}

async function openTransactions() {
  const { rowCount } = await observer.query(
    `select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and xact_start is not null`,
  );
  return rowCount;
}

/** Runs as many transactions at the same time as the pool has connections. */
async function useWholePool() {
  let arrived = 0;
  const atOnce = Array.from({ length: poolSize }, () =>
    transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      arrived += 1;
      await expect.poll(() => arrived).toBe(poolSize);
    }),
  );
  await Promise.all(atOnce);
}

test('commits if the work returns and rolls back if it throws, on a connection that stays in use', async () => {
  const first = await transaction(async (tx) => {
    await add(tx, 'returned');
    return backendOf(tx);
  });
  const failing = transaction(async (tx) => {
    await add(tx, 'thrown');
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect([await isStored('returned'), await isStored('thrown')]).toEqual([true, false]);
  expect(await transaction(backendOf)).toBe(first);
});

test('a savepoint can fail on its own', async () => {
  await transaction(async (tx) => {
    await add(tx, 'outer');
    await tx
      .transaction(async (savepoint) => {
        await add(savepoint, 'inner');
        savepoint.rollback();
      })
      .catch(() => {});
  });
  expect([await isStored('outer'), await isStored('inner')]).toEqual([true, false]);
});

test('work that continues after a failed statement is not reported as stored', async () => {
  const careless = transaction(async (tx) => {
    await add(tx, 'careless');
    await tx.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(careless).rejects.toThrow('rolled back');
  expect(await isStored('careless')).toBe(false);
});

type Run = (work: (tx: Queryable) => Promise<unknown>) => Promise<unknown>;

test.each<[string, Run, boolean]>([
  ['a visitor has returned', transaction, false],
  ['a visitor has thrown', transaction, true],
  ['a writer has returned', writerTransaction, false],
  ['a writer has thrown', writerTransaction, true],
])('a query that is left over when the work of %s is not run', async (_how, run, isThrown) => {
  let left: Queryable | undefined;
  const work = run(async (tx) => {
    left = tx;
    if (isThrown) throw new Error('refused');
  });
  await work.catch(() => {});
  await expect(left && add(left, 'left over')).rejects.toMatchObject({
    cause: { message: 'a query came after the end of its transaction' },
  });
  await run((tx) => tx.execute(sql`select 1`));
  expect(await isStored('left over')).toBe(false);
});

test('a connection whose server accepts no writes is replaced, and no caller is told of a mistake', async () => {
  const before = await transaction(backendOf);
  const failing = transaction((tx) => add(tx, 'read only'), { readOnly: true });
  expect(isDatabaseAway(await failing.catch((error) => error))).toBe(true);
  expect(await transaction(backendOf)).not.toBe(before);
});

test.each([
  ['during a statement', (tx: Queryable) => tx.execute(sql`select pg_sleep(1)`)],
  ['between two statements', async () => wait(300)],
])('a connection that is cut %s takes neither the process nor the pool with it', async (_when, next) => {
  const cutInside = transaction(async (tx) => {
    await add(tx, 'cut');
    setTimeout(() => proxy.cut(), 100);
    await next(tx);
    await add(tx, 'after the cut');
  });
  expect(isDatabaseAway(await cutInside.catch((error) => error))).toBe(true);
  expect(await isDatabaseReady()).toBe(false);
  proxy.restore();
  await useWholePool();
  expect(await isStored('cut')).toBe(false);
});

test('a server that ends the connection during a transaction ends neither the process nor the pool', async () => {
  const ended = transaction(async (tx) => {
    await add(tx, 'ended');
    await observer.query('select pg_terminate_backend($1)', [await backendOf(tx)]);
    await wait(300);
  });
  expect(isDatabaseAway(await ended.catch((error) => error))).toBe(true);
  await useWholePool();
  expect(await isStored('ended')).toBe(false);
});

test('after a stall the pool is complete, and the next caller commits no half-finished transaction', async () => {
  await useWholePool();
  const start = performance.now();
  const halves = Array.from({ length: 3 }, (_, index) =>
    transaction(async (tx) => {
      await add(tx, `half ${index}`);
      await wait(200);
      await add(tx, `other half ${index}`);
    }),
  );
  await wait(100);
  proxy.stall();
  const others = Array.from({ length: poolSize }, (_, index) => transaction((tx) => add(tx, `stalled ${index}`)));
  const outcomes = await Promise.allSettled([...halves, ...others]);
  expect(outcomes.every((outcome) => outcome.status === 'rejected' && isDatabaseAway(outcome.reason))).toBe(true);
  expect(performance.now() - start).toBeLessThan(12_000);
  expect(await isDatabaseReady()).toBe(false);

  proxy.restore();
  await useWholePool();
  for (let turn = 0; turn < poolSize; turn += 1) await transaction((tx) => add(tx, `afterwards ${turn}`));
  await expect.poll(openTransactions).toBe(0);
  for (const index of [0, 1, 2]) expect(await isStored(`half ${index}`)).toBe(false);
  expect(await db().execute(sql`select 1`)).toMatchObject({ rowCount: 1 });
});

test('a transaction that its network has lost is ended by the server within 10 s', async () => {
  const lost = transaction(async (tx) => {
    await add(tx, 'lost');
    proxy.stall();
    await add(tx, 'never arrives');
  });
  await expect(lost).rejects.toThrow();
  await expect.poll(openTransactions, { timeout: 12_000, interval: 500 }).toBe(0);
  expect(await isStored('lost')).toBe(false);
  proxy.cut();
  proxy.restore();
});
