import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { reasonOf } from '#core/describe-error.ts';
import { sql } from '#core/drizzle.ts';
import type { NodePgDatabase } from '#core/drizzle-pg.ts';
import { readEnv } from '#core/env.ts';
import { logger } from '#core/logger.server.ts';

/** A queue of jobs for the same workers, with its rules for retries. */
export type Queue = { name: string; options: QueueOptions & { deadLetter?: string } };
/** The rules for jobs that make files: one whose process was killed is resumed within seconds. */
export const drawingRules: Queue['options'] = {
  retryLimit: 10,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 300,
  expireInSeconds: 300,
  heartbeatSeconds: 10,
};

/** The work for each id in a queue. It may run twice, so it must check whether there is still something to do. */
export type Job = {
  queue: Queue;
  workers: number;
  /** When it runs by itself, as a cron expression in UTC; its id then means nothing. */
  every?: string;
  /** Whether it also runs once when a process starts, so that a new site need not wait for its first turn. */
  atStart?: true;
  run(id: string): Promise<void>;
};

type Transaction = Pick<NodePgDatabase, 'execute'>;
type Opened = { boss: PgBoss; prepared: Map<string, Promise<void>> };

let url: string | undefined;
let opened: Promise<Opened> | undefined;
let running: readonly Job[] = [];
let retry: NodeJS.Timeout | undefined;
const lastComplaints = new Map<string, number>();

/** Sets the database that contains the queues. Called when the database is opened. */
export function setJobsDatabase(databaseUrl: string): void {
  url = databaseUrl;
}

/**
 * Puts a job into its queue in the transaction that causes it, so that either both happen or neither.
 * @param id a UUID; the same id sent twice is one job
 */
export async function sendJob(tx: Transaction, queue: Queue, id: string): Promise<void> {
  const { boss, prepared } = await open();
  await prepare({ boss, prepared }, queue);
  await boss.send(queue.name, { id }, { id, db: fromDrizzle(tx, sql) });
}

/** Many of them in one statement; every id is a new one. */
export async function sendJobs(tx: Transaction, queue: Queue, ids: readonly string[]): Promise<void> {
  const { boss, prepared } = await open();
  await prepare({ boss, prepared }, queue);
  const jobs = ids.map((id) => ({ id, data: { id } }));
  await boss.insert(queue.name, jobs, { db: fromDrizzle(tx, sql) });
}

/** Runs these jobs in this process. While the database is away, it keeps trying; it never throws. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  running = jobs;
  try {
    const place = await open();
    for (const { queue } of jobs) await prepare(place, queue);
    for (const job of jobs) {
      if (job.every) await place.boss.schedule(job.queue.name, job.every, { id: job.queue.name });
      await work(place.boss, job);
      if (job.atStart) await place.boss.send(job.queue.name, { id: job.queue.name });
    }
  } catch (error) {
    complain(error);
    retry = setTimeout(() => void runJobs(jobs), 3_000).unref();
  }
}

/** Takes no more jobs and waits for those that are running, 8 s at most. Jobs can still be sent. */
export async function drainJobs(): Promise<void> {
  clearTimeout(retry);
  const jobs = running;
  running = [];
  const place = await opened?.catch(() => undefined);
  if (!place) return;
  const rested = Promise.allSettled(jobs.map(({ queue }) => place.boss.offWork(queue.name, { wait: true })));
  await Promise.race([rested, new Promise((resolve) => setTimeout(resolve, 8_000).unref())]);
}

/** Creates or updates the tables of the jobs, which is otherwise done by the first process that needs them. */
export async function createJobsSchema(databaseUrl: string): Promise<void> {
  url = databaseUrl;
  await open();
  await closeJobs();
}

/** Returns the jobs that are still running to the queue, for another process, and closes the connections. */
export async function closeJobs(): Promise<void> {
  clearTimeout(retry);
  running = [];
  const closing = opened;
  opened = undefined;
  const place = await closing?.catch(() => undefined);
  await place?.boss.stop({ graceful: false }).catch(complain);
}

function open(): Promise<Opened> {
  opened ??= start().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Settings of pg that are missing from the types of pg-boss. The timeout covers a server that no longer answers. */
const endurance = { query_timeout: 10_000, maxLifetimeSeconds: 30 * 60 };

async function start(): Promise<Opened> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'kasauti jobs',
    max: readEnv().JOBS_POOL_SIZE,
    connectionTimeoutMillis: 2_000,
    ...endurance,
    options: '-c statement_timeout=5000 -c idle_in_transaction_session_timeout=10000 -c jit=off',
    // A worker is woken by the commit that brings its job.
    useListenNotify: true,
    // How soon the job of a killed process is resumed.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  });
  boss.on('error', complain);
  boss.on('warning', ({ message }) => logger.debug({ reason: message }, 'jobs'));
  try {
    return { boss: await boss.start(), prepared: new Map() };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(complain);
    throw error;
  }
}

/** Creates the queue, or updates its options, once per process. */
async function prepare({ boss, prepared }: Opened, { name, options }: Queue): Promise<void> {
  const made = prepared.get(name) ?? make();
  prepared.set(name, made);
  await made.catch((error) => {
    prepared.delete(name);
    throw error;
  });

  async function make() {
    if (options.deadLetter) await boss.createQueue(options.deadLetter);
    await boss.createQueue(name, { ...options, notify: true });
    await boss.updateQueue(name, { ...options, notify: true });
  }
}

async function work(boss: PgBoss, { queue, workers, run }: Job): Promise<void> {
  // A job that is waiting for its next attempt is found only by polling.
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
  for (let count = 0; count < workers; count += 1) {
    const worker = { id: '' };
    worker.id = await boss.work<{ id: string }>(queue.name, options, async ([job]) => {
      if (!job) return;
      await run(job.data.id).catch((error) => {
        complainOnce(queue.name, () => logger.warn({ queue: queue.name, reason: reasonOf(error) }, 'a job failed'));
        throw error;
      });
      // After a success the worker takes its next job at once, because by polling alone it would need an hour to clear
      // an hour's backlog. After a failure it waits for the next poll, so as not to hammer a server that is down.
      boss.notifyWorker(worker.id);
    });
  }
}

/**
 * Does the work for every item, also when it fails for some, so that a file that cannot be made keeps no other waiting.
 * @throws the first fault, once the others are done, so that the job is tried again
 */
export async function workEach<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((error) => faults.push(error));
  if (faults.length > 0) throw faults[0];
}

/** The workers poll every two seconds even while the database is away. */
function complain(error: unknown): void {
  complainOnce('', () => logger.warn({ reason: reasonOf(error) }, 'the jobs cannot run at the moment'));
}

/** One log line in ten seconds is enough about each matter. */
function complainOnce(matter: string, log: () => void): void {
  const now = performance.now();
  if (now - (lastComplaints.get(matter) ?? Number.NEGATIVE_INFINITY) < 10_000) return;
  lastComplaints.set(matter, now);
  log();
}
