import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { fromDrizzle, PgBoss, type QueueOptions } from 'pg-boss';
import { reasonOf } from '#core/describe-error.ts';
import { readEnv } from '#core/env.ts';
import { logger } from '#core/logger.server.ts';

/** What waits for the same workers, with the rules of its retries. */
export type Queue = { name: string; options: QueueOptions & { deadLetter?: string } };
/** What is done for each id in a queue. It may run twice: it must ask whether its work is still to be done. */
export type Job = {
  queue: Queue;
  workers: number;
  /** When it runs by itself, as a cron line in UTC; its id then says nothing. */
  every?: string;
  run(id: string): Promise<void>;
};

type Transaction = Pick<NodePgDatabase, 'execute'>;
type Opened = { boss: PgBoss; prepared: Map<string, Promise<void>> };

let url: string | undefined;
let opened: Promise<Opened> | undefined;
let running: readonly Job[] = [];
let retry: NodeJS.Timeout | undefined;
let lastComplaint = 0;

/** Says in which database the jobs wait; the database does so when it is opened. */
export function keepJobsIn(databaseUrl: string): void {
  url = databaseUrl;
}

/**
 * Puts a job into its queue, in the transaction that causes it: both stand or neither.
 * @param id a UUID; the same one twice is one job
 */
export async function sendJob(tx: Transaction, queue: Queue, id: string): Promise<void> {
  const { boss, prepared } = await open();
  await prepare({ boss, prepared }, queue);
  await boss.send(queue.name, { id }, { id, db: fromDrizzle(tx, sql) });
}

/** Runs these jobs in this process. While the database is away it is tried again; nothing is thrown. */
export async function runJobs(jobs: readonly Job[]): Promise<void> {
  running = jobs;
  try {
    const place = await open();
    for (const { queue } of jobs) await prepare(place, queue);
    for (const job of jobs) {
      if (job.every) await place.boss.schedule(job.queue.name, job.every, { id: job.queue.name });
      await work(place.boss, job);
    }
  } catch (error) {
    complain(error);
    retry = setTimeout(() => void runJobs(jobs), 3_000).unref();
  }
}

/** Takes no more jobs and waits for those that run, 8 s at most. Jobs can still be sent. */
export async function restJobs(): Promise<void> {
  clearTimeout(retry);
  const jobs = running;
  running = [];
  const place = await opened?.catch(() => undefined);
  if (!place) return;
  const rested = Promise.allSettled(jobs.map(({ queue }) => place.boss.offWork(queue.name, { wait: true })));
  await Promise.race([rested, new Promise((resolve) => setTimeout(resolve, 8_000).unref())]);
}

/** Gives back what still runs, to be done by another process, and closes the connections. */
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

async function start(): Promise<Opened> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    application_name: 'kasauti jobs',
    max: readEnv().JOBS_POOL_SIZE,
    connectionTimeoutMillis: 2_000,
    options: '-c statement_timeout=5000 -c jit=off',
    // A worker is woken by the commit that brings its job.
    useListenNotify: true,
    // How soon the job of a killed process is taken up again.
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

/** Makes the queue, once a process, or brings its options to what they are now. */
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
  // A job that waits for its next try is found by polling alone.
  const options = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 };
  for (let count = 0; count < workers; count += 1) {
    const worker = { id: '' };
    worker.id = await boss.work<{ id: string }>(queue.name, options, async ([job]) => {
      if (!job) return;
      await run(job.data.id);
      // After a success the worker takes its next job at once: by polling alone it would need an hour for the
      // backlog of an hour. After a failure it waits for the next poll, so as not to hammer a server that is away.
      boss.notifyWorker(worker.id);
    });
  }
}

/** The workers ask every two seconds, also while the database is away: one line in ten seconds is enough. */
function complain(error: unknown): void {
  if (Date.now() - lastComplaint < 10_000) return;
  lastComplaint = Date.now();
  logger.warn({ reason: reasonOf(error) }, 'jobs have to wait');
}
