import { sql } from 'drizzle-orm';
import { reasonOf } from '#core/describe-error.ts';
import { createGates } from '#core/gate.ts';
import { logger } from '#core/logger.server.ts';
import type { UnguardedTransaction } from '#db/client.server.ts';
import { longTransaction } from '#db/transaction.server.ts';
import { bumpContentVersion } from './content-version.server.ts';

const contentWrite: unique symbol = Symbol('contentWrite');

/** An open write of public content, the only value that can write content tables. Only `writeContent` creates it. */
export type ContentTx = Pick<
  UnguardedTransaction,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
> & { readonly [contentWrite]: true };

/** The rows of one kind (as `search` names the kinds) that a write changed. */
export type ContentChange = { kind: string; ids: number[] };

/** What a feature derives from public content. */
export type ContentFollower = {
  /** `changed` lists the rows that the writer named; undefined means that anything may have changed. */
  inWrite?: (tx: ContentTx, changed?: readonly ContentChange[]) => Promise<void>;
  /**
   * Runs once the write is committed, for files and other lengthy work. It must be repeatable: if it fails, the write
   * is still valid, and the next write runs it again.
   */
  afterCommit?: (changed?: readonly ContentChange[]) => Promise<void>;
};

let declared: readonly ContentFollower[] | undefined;

/** Sets what follows a write of content. Called once when a process starts, with what the features declare. */
export function declareContentFollowers(followers: readonly ContentFollower[]): void {
  declared = followers;
}

/**
 * Writes public content in one transaction with everything derived from it: the search documents, and the version that
 * renews every page and list. Files are made after the commit, before this returns. If nothing was written, nothing
 * follows. Writers take turns.
 * @param write can call `changed(kind, ids)` to name the rows that it changed, so that only their search documents are
 * renewed; a write that names none renews all of them
 */
export async function writeContent<Result>(
  write: (tx: ContentTx, changed: (kind: string, ids: number[]) => void) => Promise<Result>,
): Promise<Result> {
  if (!declared) throw new Error('declareContentFollowers() must be called first');
  const followers = declared;
  const named: ContentChange[] = [];
  const { result, hasWritten } = await inTurn('content', async (tx) => {
    const result = await write(tx, (kind, ids) => named.push({ kind, ids }));
    const hasWritten = await hasWrittenRows(tx);
    if (hasWritten) {
      for (const { inWrite } of followers) await inWrite?.(tx, changesOf(named));
      await bumpContentVersion(tx);
    }
    return { result, hasWritten };
  });
  if (hasWritten) await runAfterCommit(followers, changesOf(named));
  return result;
}

/** If no rows are named, all content counts as changed. */
const changesOf = (named: ContentChange[]) => (named.length > 0 ? named : undefined);

/** A fault here must not make the caller believe that the write failed, because it is committed. */
async function runAfterCommit(followers: readonly ContentFollower[], changed?: readonly ContentChange[]) {
  try {
    // One at a time, so that the last to run has read the newest content.
    await inTurn('content-files', async () => {
      for (const { afterCommit } of followers) await afterCommit?.(changed);
    });
  } catch (error) {
    logger.error({ reason: reasonOf(error) }, 'what is derived from the content could not be renewed');
  }
}

/** Writers of this process wait for one another before they connect, so that many of them need few connections. */
const gates = createGates({ atOnce: 1, waiting: 200, patience: 60_000 });

/**
 * Runs the work in a transaction, after any that are running under the same name, here or in other processes.
 * @throws Refusal 503 when too many are waiting
 */
function inTurn<Result>(name: string, work: (tx: ContentTx) => Promise<Result>): Promise<Result> {
  const write = async (transaction: UnguardedTransaction) => {
    // An import may be ahead in the queue.
    await transaction.execute(sql`select set_config('lock_timeout', '60000', true)`);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    const mark: Pick<ContentTx, typeof contentWrite> = { [contentWrite]: true };
    return work(Object.assign(transaction, mark));
  };
  return gates(name)(() => longTransaction(write));
}

/** PostgreSQL assigns a transaction its number when it writes its first row. */
async function hasWrittenRows(tx: ContentTx): Promise<boolean> {
  const { rows } = await tx.execute<{ written: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as written`,
  );
  return rows[0]?.written ?? false;
}
