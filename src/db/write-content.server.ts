import { sql } from 'drizzle-orm';
import { reasonOf } from '#core/describe-error.ts';
import { logger } from '#core/logger.server.ts';
import { type UnguardedTransaction, unguardedDatabase } from './client.server.ts';
import { bumpContentVersion } from './content-version.server.ts';

const contentWrite: unique symbol = Symbol('contentWrite');

/** An open write of public content: the one value that takes content tables for writing. Only `writeContent` makes it. */
export type ContentTx = Pick<
  UnguardedTransaction,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'query'
> & { readonly [contentWrite]: true };

/** Rows of one kind, as `search` names kinds, that a write changed. */
export type ContentChange = { kind: string; ids: number[] };

/** What a feature makes from public content. */
export type ContentFollower = {
  /** Runs in the transaction of the write, with the rows that it named, or without them for all content. */
  inWrite?: (tx: ContentTx, changed?: readonly ContentChange[]) => Promise<void>;
  /**
   * Runs once the write is committed, for files and other work that takes long. It must be repeatable:
   * when it fails, the write stands, and the next one runs it again.
   */
  afterCommit?: (changed?: readonly ContentChange[]) => Promise<void>;
};

let declared: readonly ContentFollower[] | undefined;

/** Says what follows a write of content; called once at the start of each process, with what the features declare. */
export function declareContentFollowers(followers: readonly ContentFollower[]): void {
  declared = followers;
}

/**
 * Writes public content, in one transaction with everything made from it: search documents and the version
 * that renews each page and list. Files follow after the commit, before this returns. Where nothing was
 * written, nothing follows. Writers take turns.
 * @param write may name the rows that it changed by `changed(kind, ids)`, where only their search documents
 * are to be renewed; a write that names none renews all
 */
export async function writeContent<Result>(
  write: (tx: ContentTx, changed: (kind: string, ids: number[]) => void) => Promise<Result>,
): Promise<Result> {
  if (!declared) throw new Error('declareContentFollowers() comes first');
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

/** No names mean all content. */
const changesOf = (named: ContentChange[]) => (named.length > 0 ? named : undefined);

/** A fault here must not tell the caller that the write failed: it stands. */
async function runAfterCommit(followers: readonly ContentFollower[], changed?: readonly ContentChange[]) {
  try {
    // In turn, so that the last to run is the one that has read the newest content.
    await inTurn('content-files', async () => {
      for (const { afterCommit } of followers) await afterCommit?.(changed);
    });
  } catch (error) {
    logger.error({ reason: reasonOf(error) }, 'what is made from the content could not be renewed');
  }
}

/** Runs the work in a transaction, after those that other processes run under that name. */
function inTurn<Result>(name: string, work: (tx: ContentTx) => Promise<Result>): Promise<Result> {
  return unguardedDatabase().transaction(async (transaction) => {
    // Longer than a visitor would wait for a lock: an import may be ahead.
    await transaction.execute(sql`select set_config('lock_timeout', '60000', true)`);
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
    const mark: Pick<ContentTx, typeof contentWrite> = { [contentWrite]: true };
    return work(Object.assign(transaction, mark));
  });
}

/** PostgreSQL gives a transaction its number with the first row that it writes. */
async function hasWrittenRows(tx: ContentTx): Promise<boolean> {
  const { rows } = await tx.execute<{ written: boolean }>(
    sql`select pg_current_xact_id_if_assigned() is not null as written`,
  );
  return rows[0]?.written ?? false;
}
