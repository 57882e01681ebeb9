import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, max, or, type SQL, sql } from '#core/drizzle.ts';
import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import type { Refusal } from '#core/http/refusal.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { clients, oneTimePasswords } from '#db/schema/accounts.ts';
import { commitOrRefuse } from '#db/transaction.server.ts';
import type { OtpPurpose } from '#features/accounts/accounts.schema.ts';
import { hashCode } from './one-time-passwords.server.ts';

export type Attempt = {
  purpose: OtpPurpose;
  email: string;
  otp: string;
  /** The hash of the challenge cookie that came with the code, or null. */
  cookieHash: string | null;
};

type Checked =
  | {
      outcome: 'right';
      id: number;
      /** The lead or the registration that the code was mailed for; null for a login. */
      subjectId: number | null;
    }
  | { outcome: 'wrong' | 'expired' | 'locked' };

const triesPerCode = 5;
const triesWithoutCookie = 3;
const wrongPerDay = { limit: 20, windowSeconds: 86_400 };

const isAlive = and(isNull(oneTimePasswords.usedAt), sql`${oneTimePasswords.expiresAt} > clock_timestamp()`);
const hasTriesLeft = lt(oneTimePasswords.tries, triesPerCode);
const hasTriesLeftWithoutCookie = lt(oneTimePasswords.triesWithoutCookie, triesWithoutCookie);

/**
 * Uses up a code together with its effect: both are committed or neither. The client of the address is locked
 * first, so that a password reset at the same moment comes either before or after all of it.
 * @param effect receives the lead or registration that the code was mailed for; a refusal that it returns is thrown after
 *   the commit, with the code used up
 * @param refuse gets the reason for the log; the refusal itself must not reveal why a code was refused
 * @throws Refusal
 */
export async function redeemOneTimePassword<Outcome>(
  attempt: Attempt,
  refuse: (reason: string) => Refusal,
  effect: (tx: Parameters<Parameters<typeof commitOrRefuse>[0]>[0], subjectId: number | null) => Promise<Outcome>,
): Promise<Exclude<Outcome, Refusal>> {
  const checked = await checkOneTimePassword(attempt);
  if (checked.outcome !== 'right') throw refuse(`${checked.outcome} code`);
  return commitOrRefuse(async (tx) => {
    await tx
      .select({ id: clients.id })
      .from(clients)
      .where(eq(sql`lower(${clients.email})`, attempt.email.toLowerCase()))
      .for('update');
    if (!(await useUp(tx, checked.id))) throw refuse('used code');
    return effect(tx, checked.subjectId);
  });
}

/**
 * Whether this is the code that the caller's browser requested or, for a caller without its cookie, the newest of the
 * address for this purpose. Every attempt is counted in SQL before anything is compared, so that any number of parallel
 * attempts gets five comparisons, or three without the cookie, so strangers cannot use up the owner's attempts.
 */
export async function checkOneTimePassword({ purpose, email, otp, cookieHash }: Attempt): Promise<Checked> {
  const ofAddress = and(eq(oneTimePasswords.email, email), eq(oneTimePasswords.purpose, purpose));
  const ofBrowser = cookieHash
    ? await findNewest(and(ofAddress, eq(oneTimePasswords.cookieHash, cookieHash), isAlive))
    : null;
  const id = ofBrowser ?? (await findNewest(ofAddress));
  if (id === null) return { outcome: 'wrong' };

  const { tries, triesWithoutCookie: loose } = oneTimePasswords;
  const [tried] = await db()
    .update(oneTimePasswords)
    .set(ofBrowser ? { tries: sql`${tries} + 1` } : { triesWithoutCookie: sql`${loose} + 1` })
    .where(and(eq(oneTimePasswords.id, id), isAlive, ofBrowser ? hasTriesLeft : hasTriesLeftWithoutCookie))
    .returning();
  if (!tried) return { outcome: await whyNot(id, ofBrowser !== null) };

  const limited = `otp:${purpose}:${email}${ofBrowser ? `:${cookieHash}` : ''}`;
  if (!(await countAgainstFixedLimit(limited, wrongPerDay)).isAllowed) return { outcome: 'locked' };

  const made = Buffer.from(hashCode({ purpose, email, challenge: tried.challenge, code: otp }), 'hex');
  if (!timingSafeEqual(made, Buffer.from(tried.codeHash, 'hex'))) return { outcome: 'wrong' };
  await takeBackCount(limited, wrongPerDay);
  return { outcome: 'right', id, subjectId: tried.subjectId };
}

/** False when the code was used or has expired in the meantime. */
async function useUp(tx: Queryable, id: number): Promise<boolean> {
  const used = await tx
    .update(oneTimePasswords)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(oneTimePasswords.id, id), isAlive))
    .returning({ id: oneTimePasswords.id });
  return used.length === 1;
}

type Mailed = { purpose: OtpPurpose; subjectId: number; cookieHash: string };

/** Whether the caller can still use a code that was mailed for this lead. */
export async function hasValidCode(tx: Queryable, { purpose, subjectId, cookieHash }: Mailed): Promise<boolean> {
  const rows = await tx
    .select({ id: oneTimePasswords.id })
    .from(oneTimePasswords)
    .where(
      and(
        eq(oneTimePasswords.purpose, purpose),
        eq(oneTimePasswords.subjectId, subjectId),
        isAlive,
        or(and(eq(oneTimePasswords.cookieHash, cookieHash), hasTriesLeft), hasTriesLeftWithoutCookie),
      ),
    );
  return rows.length > 0;
}

async function findNewest(condition: SQL | undefined): Promise<number | null> {
  const [newest] = await db()
    .select({ id: max(oneTimePasswords.id) })
    .from(oneTimePasswords)
    .where(condition);
  return newest?.id ?? null;
}

async function whyNot(id: number, isOwn: boolean): Promise<'expired' | 'locked'> {
  const [row] = await db().select().from(oneTimePasswords).where(eq(oneTimePasswords.id, id));
  const isSpent = row && (isOwn ? row.tries >= triesPerCode : row.triesWithoutCookie >= triesWithoutCookie);
  return isSpent && !row.usedAt ? 'locked' : 'expired';
}
