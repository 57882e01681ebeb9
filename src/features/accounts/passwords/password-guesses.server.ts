import { sql } from '#core/drizzle.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import type { Device } from '#features/accounts/known-device.server.ts';

/** The number of wrong passwords in a row after which devices unknown to the account have to wait. */
const freeGuesses = 50;
const longestWait = 900;

type Account = { email: string; clientId: number | undefined };

/**
 * Counts one guess at the password of an account, before the password is checked. After fifty wrong ones in a row the
 * next has to wait a second, then two, then four, up to a quarter of an hour. A device that the client has used before
 * is counted separately, so that strangers cannot lock the client out. Unknown addresses are counted in the same way.
 * @throws Refusal 429 while it has to wait
 */
export async function takePasswordGuess(account: Account, device: Device | null): Promise<void> {
  const subject = subjectOf(account, device);
  const next = sql`c.window_start + make_interval(secs => least(${longestWait}, power(2, least(c.count, ${freeGuesses + 20}) - ${freeGuesses})))`;
  const { rowCount } = await db().execute(sql`
    insert into rate_counters as c (subject, window_start, count) values (${subject}, clock_timestamp(), 1)
    on conflict (subject) do update set count = c.count + 1, window_start = clock_timestamp()
    where c.count < ${freeGuesses} or ${next} <= clock_timestamp() or c.window_start > clock_timestamp()`);
  if (rowCount === 1) return;
  const { rows } = await db().execute<{ wait: number }>(sql`
    select ceil(extract(epoch from ${next} - clock_timestamp()))::int as wait from rate_counters as c where subject = ${subject}`);
  const retryAfter = Math.max(1, rows[0]?.wait ?? 1);
  throw new Refusal(429, refusalTexts.tooMany, {
    errors: { email: [refusalTexts.tooMany] },
    retryAfter,
    reason: 'wrong passwords',
  });
}

/** The correct password, or a reset link, ends the series of wrong ones. */
export async function forgetPasswordGuesses(tx: Queryable, account: Account, device: Device | null): Promise<void> {
  await tx.execute(sql`delete from rate_counters where subject = ${subjectOf(account, device)}`);
}

function subjectOf({ email, clientId }: Account, device: Device | null): string {
  const isKnown = device && clientId !== undefined && device.clients.includes(clientId);
  return `password:${email}${isKnown ? `:${device.id}` : ''}`;
}
