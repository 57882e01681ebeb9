import { onDatabase } from './databases.ts';
import type { Visit } from './soak-visits.ts';
import type { Server } from './start-process.ts';

/** One act of a visitor: when it ended, how long it took and how it was answered, or the error of its connection. */
export type Act = { name: string; at: number; ms: number; status: string };
/** What the process and its database looked like at one moment, in seconds since the start. */
export type Sample = { at: number; memory: number; connections: number; transactions: number };

/** Starts each visit at its own rate, however long the earlier ones take; returns a function that ends them. */
export function startVisits(visits: Visit[], acts: Act[], began: number): () => Promise<void> {
  const pending = new Set<Promise<void>>();
  const act = async ({ name, once }: Visit) => {
    const start = performance.now();
    const status = await once().then(String, (error) => String(error.cause?.code ?? error.message));
    const end = performance.now();
    acts.push({ name, at: (end - began) / 1_000, ms: end - start, status });
  };
  const timers = visits.map((visit) =>
    setInterval(() => {
      const acting = act(visit).finally(() => pending.delete(acting));
      pending.add(acting);
    }, 1_000 / visit.perSecond),
  );
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(pending);
  };
}

/** Looks every few seconds; while the database is away, its numbers are those of the last look. */
export function startSampling(server: Server, databaseUrl: string, samples: Sample[], began: number): () => void {
  const timer = setInterval(async () => {
    const at = (performance.now() - began) / 1_000;
    const last = samples.at(-1) ?? { connections: 0, transactions: 0 };
    const { connections, transactions } = await readConnections(databaseUrl).catch(() => last);
    samples.push({ at, memory: await server.memory().catch(() => 0), connections, transactions });
  }, 5_000);
  return () => clearInterval(timer);
}

/** The connections of the site, and those among them that have been in a transaction for over a second. */
export async function readConnections(databaseUrl: string): Promise<{ connections: number; transactions: number }> {
  const text = `select count(*)::int as connections,
      count(*) filter (where xact_start < now() - interval '1 second')::int as transactions
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
  return onDatabase(databaseUrl, async (database) => {
    const { rows } = await database.query<{ connections: number; transactions: number }>(text);
    return rows[0] ?? { connections: 0, transactions: 0 };
  });
}
