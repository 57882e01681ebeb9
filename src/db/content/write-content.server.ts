import { randomUUID } from 'node:crypto';
import { sql } from '#core/drizzle.ts';
import { createGate } from '#core/gate.ts';
import { type Queue, sendJob } from '#core/jobs/jobs.server.ts';
import { readingFrom, type UnguardedTransaction } from '#db/client.server.ts';
import { writerTransaction } from '#db/transaction.server.ts';
import type { Changes, ContentKind } from './content-changes.ts';
import { bumpContentVersion } from './content-version.server.ts';

const contentWrite: unique symbol = Symbol('contentWrite');

/** An open write of public content, the only value that can write content tables. Only `writeContent` creates it. */
export type ContentTx = Pick<
  UnguardedTransaction,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
> & { readonly [contentWrite]: true };

/** What a feature derives from public content. */
export type ContentFollower = {
  /** Facts are derived first, in the order of the features and of their lists; then the search reads all of them. */
  order: 'facts' | 'search';
  /** The kinds of rows that it is made from; it is left out of a write that changed only others. */
  follows: readonly ContentKind[] | 'every kind';
  /**
   * Derives what follows from these rows, in the transaction of the write.
   * @returns what it has changed itself, for those who come after it
   */
  inWrite?: (tx: ContentTx, changed: Changes | 'everything') => Promise<Changes>;
  /** Files and other lengthy work: a job of this queue is sent in the transaction of the write. */
  job?: Queue;
};

/** Names rows that a write has changed. */
export type NameChanges = (kind: ContentKind, ids: readonly number[]) => void;

let declared: readonly ContentFollower[] | undefined;

/** Sets what follows a write of content. Called once when a process starts, with what the features declare. */
export function declareContentFollowers(followers: readonly ContentFollower[]): void {
  declared = [...followers].sort((a, b) => Number(a.order === 'search') - Number(b.order === 'search'));
}

/**
 * Writes public content in one transaction with everything that follows from it: derived facts, search documents, the
 * version that renews every page and list, and the jobs that make files. If nothing was written, nothing follows.
 * Writers take turns.
 * @param write can call `changed(kind, ids)` to name the rows that it changed, so that only what follows from them is
 * derived again; a write that names none, as an import, derives everything again
 */
export async function writeContent<Result>(
  write: (tx: ContentTx, changed: NameChanges) => Promise<Result>,
): Promise<Result> {
  if (!declared) throw new Error('declareContentFollowers() must be called first');
  const followers = declared;
  return inTurn((tx) => writeAll(tx, followers, write));
}

/** Carries what was seen out of a write that must not last. */
class InVain<Seen> extends Error {
  readonly seen: Seen;

  constructor(seen: Seen) {
    super('seen, and rolled back');
    this.seen = seen;
  }
}

/**
 * Writes public content with the facts that follow from it, lets `look` see the site as it would then be, and rolls all
 * of it back. Whatever `look` reads by `db()` comes from the write; it may keep nothing of it. It finds in a search what
 * was found before: to index long texts takes longer than all else, and nobody searches in what is rolled back. For the
 * same reason no file is made.
 */
export async function writeInVain<Written, Seen>(
  write: (tx: ContentTx, changed: NameChanges) => Promise<Written>,
  look: (written: Written) => Promise<Seen>,
): Promise<Seen> {
  if (!declared) throw new Error('declareContentFollowers() must be called first');
  const followers = declared.filter(({ order }) => order !== 'search').map(({ job: _, ...facts }) => facts);
  try {
    return await inTurn(async (tx, database): Promise<never> => {
      // Nobody waits for it but those who publish, and they must not wait for long.
      await tx.execute(
        sql`select set_config('statement_timeout', '5000', true), set_config('transaction_timeout', '15000', true)`,
      );
      const written = await writeAll(tx, followers, write);
      throw new InVain(await readingFrom(database, () => look(written)));
    });
  } catch (error) {
    if (error instanceof InVain) return error.seen;
    throw error;
  }
}

/** Lets everything that the work calls by `db()` read what an open write has written so far. */
export function readingWritten<Result>(tx: ContentTx, work: () => Promise<Result>): Promise<Result> {
  return readingFrom(tx as UnguardedTransaction & ContentTx, work);
}

async function writeAll<Result>(
  tx: ContentTx,
  followers: readonly ContentFollower[],
  write: (tx: ContentTx, changed: NameChanges) => Promise<Result>,
): Promise<Result> {
  let named: Changes | 'everything' = 'everything';
  const result = await write(tx, (kind, ids) => {
    named = addChanges(named === 'everything' ? {} : named, { [kind]: ids });
  });
  if (await hasWrittenRows(tx)) {
    await follow(tx, followers, named);
    await bumpContentVersion(tx);
  }
  return result;
}

async function follow(tx: ContentTx, followers: readonly ContentFollower[], named: Changes | 'everything') {
  let changed = named;
  for (const { follows, inWrite, job } of followers) {
    if (changed !== 'everything' && !concerns(follows, changed)) continue;
    const more = await inWrite?.(tx, changed);
    if (more && changed !== 'everything') changed = addChanges(changed, more);
    if (job) await sendJob(tx, job, randomUUID());
  }
}

function concerns(follows: ContentFollower['follows'], changed: Changes): boolean {
  return follows === 'every kind' || follows.some((kind) => changed[kind]?.length);
}

/** Both together, each row once. */
function addChanges(to: Changes, more: Changes): Changes {
  const kinds = Object.keys({ ...to, ...more }) as ContentKind[];
  return Object.fromEntries(kinds.map((kind) => [kind, [...new Set([...(to[kind] ?? []), ...(more[kind] ?? [])])]]));
}

/** Writers of this process wait for one another before they connect, so that many of them need few connections. */
const gate = createGate({ atOnce: 1, waiting: 200, patience: 60_000 });

/**
 * Runs the work in a transaction, after any that are running, here or in other processes.
 * @throws Refusal 503 when too many are waiting
 */
function inTurn<Result>(work: (tx: ContentTx, database: UnguardedTransaction) => Promise<Result>): Promise<Result> {
  const write = async (transaction: UnguardedTransaction) => {
    // An import may be ahead in the queue.
    const patient = transaction.execute(sql`select set_config('lock_timeout', '60000', true)`);
    await Promise.all([patient, transaction.execute(sql`select pg_advisory_xact_lock(hashtext('content'))`)]);
    const mark: Pick<ContentTx, typeof contentWrite> = { [contentWrite]: true };
    return work(Object.assign(transaction, mark), transaction);
  };
  return gate(() => writerTransaction(write));
}

/** PostgreSQL assigns a transaction its number when it writes its first row. */
async function hasWrittenRows(tx: ContentTx): Promise<boolean> {
  const { rows } = await tx.execute<{ written: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as written`,
  );
  return rows[0]?.written ?? false;
}
