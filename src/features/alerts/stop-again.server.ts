import { and, eq, lte } from '#core/drizzle.ts';
import { db, type Transaction } from '#db/client.server.ts';
import { consentHmacs } from '#db/person/consent-hmac.server.ts';
import { followers, followRequests } from '#db/schema/alerts.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Silence } from './alerts.schema.ts';
import { silenceAddress } from './bounces/record-bounce.server.ts';
import { deleteFollower } from './manage/manage-follows.server.ts';

type Silent = { silence: Silence; since: Date; status: string | null };

/**
 * Deletes the followers of a restored database who had stopped since, unless they confirmed later than that.
 * @param stopped when, by the hash of the address
 */
export async function stopAgain(stopped: ReadonlyMap<string, Date>): Promise<number> {
  let count = 0;
  for (const { email, at } of await findIn(followRequests, stopped)) {
    await db()
      .delete(followRequests)
      .where(and(eq(followRequests.email, email), lte(followRequests.askedAt, at)));
  }
  for (const { email, at } of await findIn(followers, stopped)) {
    await transaction(async (tx) => {
      const follower = await lockFollower(tx, { email, at });
      if (!follower) return;
      await deleteFollower(tx, follower, 'restore', at);
      count += 1;
    });
  }
  return count;
}

/** Silences the addresses again that had been silenced since. */
export async function silenceAgain(silent: ReadonlyMap<string, Silent>): Promise<number> {
  const since = new Map([...silent].map(([hmac, row]) => [hmac, row.since]));
  let count = 0;
  for (const { email, at, hmac } of await findIn(followers, since)) {
    const row = silent.get(hmac);
    await transaction(async (tx) => {
      const follower = await lockFollower(tx, { email, at });
      if (!follower || !row || follower.addressHmac) return;
      await silenceAddress(tx, follower, row);
      count += 1;
    });
  }
  return count;
}

/** The follower of an address, unless that has been confirmed again since. */
async function lockFollower(tx: Transaction, { email, at }: { email: string; at: Date }) {
  const isOlder = lte(followers.confirmedAt, at);
  const [follower] = await tx
    .select()
    .from(followers)
    .where(and(eq(followers.email, email), isOlder))
    .for('update');
  return follower;
}

/** The rows whose address is one of those hashes, by the present secret or the one before it. */
async function findIn(table: typeof followers | typeof followRequests, hashes: ReadonlyMap<string, Date>) {
  const rows = await db().select({ email: table.email }).from(table);
  return rows.flatMap(({ email }) => {
    const hmac = consentHmacs(email).find((each) => hashes.has(each));
    const at = hmac && hashes.get(hmac);
    return hmac && at ? [{ email, hmac, at }] : [];
  });
}
