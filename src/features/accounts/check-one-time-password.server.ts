import { timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { oneTimePasswords } from '#db/schema/accounts.ts';
import type { OtpPurpose } from './account-kinds.schema.ts';
import { hashCode } from './one-time-passwords.server.ts';

type Checked =
  | {
      outcome: 'good' /** The lead that the code was mailed for; null for a registration or a login. */;
      subjectId: number | null;
    }
  | { outcome: 'wrong' | 'expired' | 'locked' };

const triesPerCode = 5;
const wrongPerDay = { limit: 20, windowSeconds: 86_400 };

const isAlive = and(isNull(oneTimePasswords.usedAt), sql`${oneTimePasswords.expiresAt} > clock_timestamp()`);
const hasTriesLeft = lt(oneTimePasswords.tries, triesPerCode);

/**
 * Whether this is the newest code of the address for this purpose. Every attempt is counted in SQL before anything is
 * compared, so that any number of parallel attempts gets five comparisons and only one of several correct ones
 * succeeds. An answer must not reveal why a code was refused.
 */
export async function checkOneTimePassword({
  purpose,
  email,
  otp,
}: {
  purpose: OtpPurpose;
  email: string;
  otp: string;
}): Promise<Checked> {
  const ofAddress = and(eq(oneTimePasswords.email, email), eq(oneTimePasswords.purpose, purpose));
  const newest = db()
    .select({ id: max(oneTimePasswords.id) })
    .from(oneTimePasswords)
    .where(ofAddress);

  const [tried] = await db()
    .update(oneTimePasswords)
    .set({ tries: sql`${oneTimePasswords.tries} + 1` })
    .where(and(eq(oneTimePasswords.id, sql`(${newest})`), isAlive, hasTriesLeft))
    .returning();
  if (!tried) return { outcome: await whyNot(ofAddress) };

  const limited = `otp:${purpose}:${email}`;
  if (!(await countAgainstFixedLimit(limited, wrongPerDay)).isAllowed) return { outcome: 'locked' };

  const made = Buffer.from(hashCode({ purpose, email, challenge: tried.challenge, code: otp }), 'hex');
  if (!timingSafeEqual(made, Buffer.from(tried.codeHash, 'hex'))) return { outcome: 'wrong' };

  const [used] = await db()
    .update(oneTimePasswords)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(oneTimePasswords.id, tried.id), isAlive))
    .returning({ id: oneTimePasswords.id });
  if (!used) return { outcome: 'expired' };
  await takeBackCount(limited, wrongPerDay);
  return { outcome: 'good', subjectId: tried.subjectId };
}

/** Whether a code that was mailed for this lead can still be used. */
export async function hasValidCode(tx: Queryable, purpose: OtpPurpose, subjectId: number): Promise<boolean> {
  const ofSubject = and(eq(oneTimePasswords.purpose, purpose), eq(oneTimePasswords.subjectId, subjectId));
  return (
    (
      await tx
        .select()
        .from(oneTimePasswords)
        .where(and(ofSubject, isAlive, hasTriesLeft))
    ).length > 0
  );
}

async function whyNot(ofAddress: ReturnType<typeof and>) {
  const [last] = await db().select().from(oneTimePasswords).where(ofAddress);
  if (!last) return 'wrong';
  return last.usedAt || last.tries < triesPerCode ? 'expired' : 'locked';
}
