import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { createGate } from '#core/gate.ts';
import { type Queue, sendJob } from '#core/jobs/jobs.server.ts';
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
  /** The kinds of rows that it is made from; it is left out of a write that names only others. */
  follows?: readonly string[];
  /** `changed` lists the rows that the writer named; undefined means that anything may have changed. */
  inWrite?: (tx: ContentTx, changed?: readonly ContentChange[]) => Promise<void>;
  /** Files and other lengthy work: a job of this queue is sent in the transaction of the write. */
  job?: Queue;
};

let declared: readonly ContentFollower[] | undefined;

/** Sets what follows a write of content. Called once when a process starts, with what the features declare. */
export function declareContentFollowers(followers: readonly ContentFollower[]): void {
  declared = followers;
}

/**
 * Writes public content in one transaction with everything derived from it: the search documents, and the version that
 * renews every page and list, and the jobs that make files. If nothing was written, nothing follows. Writers take turns.
 * @param write can call `changed(kind, ids)` to name the rows that it changed, so that only their search documents are
 * renewed; a write that names none renews all of them
 */
export async function writeContent<Result>(
  write: (tx: ContentTx, changed: (kind: string, ids: number[]) => void) => Promise<Result>,
): Promise<Result> {
  if (!declared) throw new Error('declareContentFollowers() must be called first');
  const followers = declared;
  const named: ContentChange[] = [];
  return inTurn(async (tx) => {
    const result = await write(tx, (kind, ids) => named.push({ kind, ids }));
    if (await hasWrittenRows(tx)) {
      // If no rows are named, all content counts as changed.
      await follow(tx, followers, named.length > 0 ? named : undefined);
      await bumpContentVersion(tx);
    }
    return result;
  });
}

async function follow(tx: ContentTx, followers: readonly ContentFollower[], changed?: readonly ContentChange[]) {
  for (const { follows, inWrite, job } of followers) {
    if (follows && changed && !changed.some(({ kind }) => follows.includes(kind))) continue;
    await inWrite?.(tx, changed);
    if (job) await sendJob(tx, job, randomUUID());
  }
}

/** Writers of this process wait for one another before they connect, so that many of them need few connections. */
const gate = createGate({ atOnce: 1, waiting: 200, patience: 60_000 });

/**
 * Runs the work in a transaction, after any that are running, here or in other processes.
 * @throws Refusal 503 when too many are waiting
 */
function inTurn<Result>(work: (tx: ContentTx) => Promise<Result>): Promise<Result> {
  const write = async (transaction: UnguardedTransaction) => {
    // An import may be ahead in the queue.
    await transaction.execute(sql`select set_config('lock_timeout', '60000', true)`);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`);
    const mark: Pick<ContentTx, typeof contentWrite> = { [contentWrite]: true };
    return work(Object.assign(transaction, mark));
  };
  return gate(() => longTransaction(write));
}

/** PostgreSQL assigns a transaction its number when it writes its first row. */
async function hasWrittenRows(tx: ContentTx): Promise<boolean> {
  const { rows } = await tx.execute<{ written: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as written`,
  );
  return rows[0]?.written ?? false;
}
