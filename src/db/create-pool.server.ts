import pg from 'pg';
import { logger } from '#core/logger.server.ts';

/** The settings of every connection of the site, so that no visitor's statement, lock or transaction holds up others. */
const visitorSettings = [
  'statement_timeout=5000',
  'lock_timeout=2000',
  'idle_in_transaction_session_timeout=10000',
  'transaction_timeout=15000',
  'jit=off',
  'timezone=UTC',
];

/**
 * A pool for work that visitors wait for. Timeouts: connect 2 s, query 5 s, lock 2 s, idle in a transaction 10 s,
 * transaction 15 s. A connection is replaced after half an hour, so that a pool leaves a server that has been demoted.
 */
export function createPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'kasauti',
    max: size,
    connectionTimeoutMillis: 2_000,
    // Longer than the server's own limit, because it covers the case that the server no longer answers at all.
    query_timeout: 6_000,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: 30 * 60,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: visitorSettings.map((setting) => `-c ${setting}`).join(' '),
  });
  return watched(pool);
}

/** The settings of a connection without any of those timeouts, for long work that no visitor is waiting for. */
const longWork = {
  application_name: 'kasauti, long work',
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  options: '-c statement_timeout=0 -c lock_timeout=0 -c jit=off -c timezone=UTC',
};

/**
 * The connection of the one who writes public content. A new one has to log in and to read the catalogue, for which an
 * editor who publishes or looks at a preview would wait, so it is kept for a few minutes. It sends at once what is asked
 * at once, as `connectForLongWork` can.
 */
export function createWriterPool(url: string): pg.Pool {
  const lasting = { idleTimeoutMillis: 5 * 60_000, maxLifetimeSeconds: 30 * 60, pipeline: true };
  return watched(new pg.Pool({ ...longWork, ...lasting, connectionString: url, max: 1, allowExitOnIdle: true }));
}

const complain = (error: Error) => logger.warn({ reason: error.message }, 'a database connection has broken');

/**
 * Without these listeners, a connection that breaks would end the process. The pool listens only to its idle connections,
 * so each connection has its own listener while it is in use.
 */
function watched(pool: pg.Pool): pg.Pool {
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  return pool;
}

type LongWork = {
  /** So long the connection is waited for, in ms. */
  patience?: number;
  /**
   * Whether queries that are made at once are sent at once: PostgreSQL answers one while the answer to another is being
   * read. It cannot copy then.
   */
  pipeline?: boolean;
};

/** A separate connection for long work, which the caller must end. */
export async function connectForLongWork(
  url: string,
  { patience = longWork.connectionTimeoutMillis, pipeline = false }: LongWork = {},
): Promise<pg.Client> {
  const client = new pg.Client({
    ...longWork,
    connectionTimeoutMillis: patience,
    pipeline,
    connectionString: url,
  });
  client.on('error', complain);
  await client.connect();
  return client;
}
