import { createHmac, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, max, sql } from 'drizzle-orm';
import { giveBackToLimit, takeFromFixedLimit } from '#core/http/rate-limit.server.ts';
import { keyFor } from '#core/secrets/secret.server.ts';
import { db, type Queryable } from '#db/client.server.ts';
import { oneTimePasswords, type otpPurposes } from '#db/schema/accounts.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { takeMailAllowance } from './mail-allowance.server.ts';
import { oneTimePasswordMail } from './one-time-password.mail.ts';

export type OtpPurpose = (typeof otpPurposes)[number];
type Asked = { purpose: OtpPurpose; email: string };

const minutes = 10;
const triesPerCode = 5;
const wrongPerDay = { limit: 20, windowSeconds: 86_400 };

/**
 * Sends a new one-time password, if the address may get a mail now; older ones of that purpose end.
 * @param tx the transaction whose lead or registration is to be proven
 * @returns whether a mail was queued; if not, answer `tooManyMails()` once the transaction stands
 */
export async function issueOneTimePassword(tx: Queryable, asked: Asked & { language: string }): Promise<boolean> {
  const ring = asked.purpose === 'login' ? 'login' : 'forms';
  if ((await takeMailAllowance(tx, asked.email, ring)) > 0) return false;
  await mailCode(tx, asked, await createOneTimePassword(tx, asked));
  return true;
}

/** Makes a code and ends older ones of that address and purpose; nothing is mailed. */
export async function createOneTimePassword(tx: Queryable, { purpose, email }: Asked): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const challenge = randomUUID();
  await tx
    .delete(oneTimePasswords)
    .where(and(eq(oneTimePasswords.email, email), eq(oneTimePasswords.purpose, purpose)));
  await tx.insert(oneTimePasswords).values({
    purpose,
    email,
    challenge,
    codeHash: hashCode({ purpose, email, challenge, code }),
    expiresAt: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
  });
  return code;
}

export async function mailCode(
  tx: Queryable,
  { purpose, email, language }: Asked & { language: string },
  code: string,
) {
  await queueMail(tx, oneTimePasswordMail, {
    to: email,
    language,
    data: { code, purpose, minutes },
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
}

/**
 * Whether that is the newest code of the address for that purpose. Each try is counted in SQL before
 * anything is compared, so that any number of parallel tries gets five comparisons, and of parallel
 * right ones a single one is good. The outcome must not be told apart in an answer.
 */
export async function checkOneTimePassword(
  asked: Asked & { otp: string },
): Promise<'good' | 'wrong' | 'expired' | 'locked'> {
  const { purpose, email, otp } = asked;
  const ofAddress = and(eq(oneTimePasswords.email, email), eq(oneTimePasswords.purpose, purpose));
  const isAlive = and(isNull(oneTimePasswords.usedAt), sql`${oneTimePasswords.expiresAt} > clock_timestamp()`);
  const newest = db()
    .select({ id: max(oneTimePasswords.id) })
    .from(oneTimePasswords)
    .where(ofAddress);

  const [tried] = await db()
    .update(oneTimePasswords)
    .set({ tries: sql`${oneTimePasswords.tries} + 1` })
    .where(and(eq(oneTimePasswords.id, sql`(${newest})`), isAlive, lt(oneTimePasswords.tries, triesPerCode)))
    .returning();
  if (!tried) return whyNot(ofAddress);

  const subject = `otp:${purpose}:${email}`;
  if (!(await takeFromFixedLimit(subject, wrongPerDay)).isAllowed) return 'locked';

  const made = Buffer.from(hashCode({ purpose, email, challenge: tried.challenge, code: otp }), 'hex');
  if (!timingSafeEqual(made, Buffer.from(tried.codeHash, 'hex'))) return 'wrong';

  const [used] = await db()
    .update(oneTimePasswords)
    .set({ usedAt: sql`clock_timestamp()` })
    .where(and(eq(oneTimePasswords.id, tried.id), isAlive))
    .returning({ id: oneTimePasswords.id });
  if (!used) return 'expired';
  await giveBackToLimit(subject, wrongPerDay);
  return 'good';
}

async function whyNot(ofAddress: ReturnType<typeof and>) {
  const [last] = await db().select().from(oneTimePasswords).where(ofAddress);
  if (!last) return 'wrong';
  return last.usedAt || last.tries < triesPerCode ? 'expired' : 'locked';
}

function hashCode({ purpose, email, challenge, code }: Asked & { challenge: string; code: string }): string {
  const bound = JSON.stringify([purpose, email, challenge, code]);
  return createHmac('sha256', keyFor('one-time-password')).update(bound).digest('hex');
}
