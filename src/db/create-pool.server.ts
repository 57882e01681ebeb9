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
  const complain = (error: Error) => logger.warn({ reason: error.message }, 'a database connection has broken');
  // Without these listeners, a connection that breaks would end the process. The pool listens only to its idle
  // connections, so each connection has its own listener while it is in use.
  pool.on('error', complain);
  pool.on('connect', (client) => client.on('error', complain));
  return pool;
}

/** A separate connection, without any of those timeouts, for long work that no visitor is waiting for. */
export async function connectForLongWork(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'kasauti, long work',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    options: '-c statement_timeout=0 -c lock_timeout=0 -c jit=off -c timezone=UTC',
  });
  client.on('error', (error) => logger.warn({ reason: error.message }, 'a database connection has broken'));
  await client.connect();
  return client;
}
