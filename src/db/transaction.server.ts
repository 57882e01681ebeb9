import type pg from 'pg';
import { NodePgSession, NodePgTransaction, PgDialect } from '#core/drizzle-pg.ts';
import { leavesInDoubt, UnansweredCommitError } from '#core/errors.ts';
import { Refusal } from '#core/http/refusal.ts';
import {
  connectApart,
  type Transaction,
  takeConnection,
  takeWriterConnection,
  type UnguardedTransaction,
} from './client.server.ts';

type Work<Tx, Result> = (tx: Tx) => Promise<Result>;
type Outcome<Result> = { result: Result } | { error: unknown; isInDoubt: boolean };

const dialect = new PgDialect({ casing: 'snake_case' });

/**
 * Runs the work in a transaction that is committed if it returns and rolled back if it throws. A connection whose
 * `begin`, `commit` or `rollback` failed or was not answered may still have an open transaction, so it is closed instead
 * of being given to the next caller, and the server then rolls back.
 * @throws what the work throws, or the error of the connection
 */
export async function transaction<Result>(
  work: Work<Transaction, Result>,
  { readOnly = false }: { readOnly?: boolean } = {},
): Promise<Result> {
  const client = await takeConnection();
  const outcome = await runTransaction(client, work, readOnly ? 'begin read only' : 'begin');
  client.release('error' in outcome && outcome.isInDoubt);
  return resultOf(outcome);
}

/** The same on a separate connection, without the timeouts of visitors, and able to write public content. */
export async function longTransaction<Result>(work: Work<UnguardedTransaction, Result>): Promise<Result> {
  const client = await connectApart();
  try {
    return resultOf(await runTransaction(client, work, 'begin'));
  } finally {
    await client.end();
  }
}

/** Later statements may take as long as they need, but a server that went while the connection was idle never answers. */
const beginWithin = { text: 'begin', query_timeout: 6_000 };

/** The same on the connection that is kept for those who write public content, one after the other. */
export async function writerTransaction<Result>(work: Work<UnguardedTransaction, Result>): Promise<Result> {
  const client = await takeWriterConnection();
  const outcome = await runTransaction(client, work, beginWithin);
  client.release('error' in outcome && outcome.isInDoubt);
  return resultOf(outcome);
}

async function runTransaction<Result>(
  connection: pg.Client | pg.PoolClient,
  work: Work<UnguardedTransaction, Result>,
  begin: string | pg.QueryConfig,
): Promise<Outcome<Result>> {
  const client = untilEnd(connection);
  let isInDoubt = true;
  try {
    await client.query(begin);
    const result = await work(openOn(client)).catch(async (error) => {
      // A rollback would have to wait for a statement that is not answered.
      if (!leavesInDoubt(error)) {
        await client.query('rollback');
        isInDoubt = false;
      }
      throw error;
    });
    const { command } = await client.query('commit').catch((cause) => {
      throw new UnansweredCommitError('the commit was not answered', { cause });
    });
    // This is PostgreSQL's answer when a statement has failed and the work continued without noticing.
    if (command !== 'COMMIT') throw new Error('the transaction was rolled back because one of its statements failed');
    return { result };
  } catch (error) {
    return { error, isInDoubt };
  }
}

/**
 * Refuses a query that comes when the transaction is over: the connection may be in a transaction of others by then. Code
 * that makes several queries at once may do so, because the connection sends them one after the other.
 */
function untilEnd<Client extends pg.Client | pg.PoolClient>(client: Client): Client {
  let isOver = false;
  const query = (...args: unknown[]) => {
    if (isOver) return Promise.reject(new Error('a query came after the end of its transaction'));
    isOver = args[0] === 'commit' || args[0] === 'rollback';
    return Reflect.apply(client.query, client, args);
  };
  return Object.create(client, { query: { value: query } });
}

function openOn(client: pg.Client | pg.PoolClient): UnguardedTransaction {
  return new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined);
}

function resultOf<Result>(outcome: Outcome<Result>): Result {
  if ('error' in outcome) throw outcome.error;
  return outcome.result;
}

/**
 * Runs a transaction that is committed even if it results in a refusal, which is thrown after the commit. So the leads
 * and counters of refused calls are saved. An error thrown inside rolls everything back, as usual.
 * @throws Refusal the refusal that `run` returned
 */
export async function commitOrRefuse<Outcome>(
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Exclude<Outcome, Refusal>> {
  const outcome = await transaction(run);
  if (outcome instanceof Refusal) throw outcome;
  return outcome as Exclude<Outcome, Refusal>;
}

/** Whether a write failed because another row already has that value. */
export function isUniqueViolation(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
}
