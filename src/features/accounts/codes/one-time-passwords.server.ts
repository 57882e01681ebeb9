import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { and, eq, sql } from '#core/drizzle.ts';
import type { Refusal } from '#core/http/refusal.ts';
import { keyFor } from '#core/secrets/secret.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { oneTimePasswords } from '#db/schema/accounts.ts';
import type { OtpPurpose } from '#features/accounts/accounts.schema.ts';
import { oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { takeMailAllowance } from './take-mail-allowance.server.ts';

/** What a code confirms: an address, and the lead or registration that was sent with it. */
type CodeClaim = { purpose: OtpPurpose; email: string; subjectId?: number };
/** A claim with the hash of the challenge cookie of the browser that makes it. */
type OwnClaim = CodeClaim & { cookieHash: string };

const minutes = 10;

/**
 * Mails a new one-time password if the address may receive a mail now; older ones that the same browser requested for
 * the same purpose become invalid. Those of other browsers stay valid, so that a stranger cannot replace them.
 * @param tx the transaction of the lead or registration to be confirmed
 * @returns null when the mail was queued, or else the refusal to return from `commitOrRefuse`
 */
export async function issueOneTimePassword(
  tx: Queryable,
  claim: OwnClaim & { language: string },
): Promise<Refusal | null> {
  const refusal = await takeMailAllowance(tx, claim.email, claim.purpose === 'login' ? 'login' : 'forms');
  if (!refusal) await mailCode(tx, claim, await createOneTimePassword(tx, claim));
  return refusal;
}

/** Creates a code and invalidates older ones of the same browser, address and purpose; nothing is mailed. */
export async function createOneTimePassword(
  tx: Queryable,
  { purpose, email, subjectId, cookieHash }: OwnClaim,
): Promise<string> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const challenge = randomUUID();
  await tx
    .delete(oneTimePasswords)
    .where(
      and(
        eq(oneTimePasswords.email, email),
        eq(oneTimePasswords.purpose, purpose),
        eq(oneTimePasswords.cookieHash, cookieHash),
      ),
    );
  await tx.insert(oneTimePasswords).values({
    purpose,
    email,
    subjectId,
    cookieHash,
    challenge,
    codeHash: hashCode({ purpose, email, challenge, code }),
    expiresAt: sql`clock_timestamp() + make_interval(mins => ${minutes})`,
  });
  return code;
}

export async function mailCode(
  tx: Queryable,
  { purpose, email, language }: CodeClaim & { language: string },
  code: string,
) {
  await queueMail(tx, oneTimePasswordMail, {
    to: email,
    language,
    data: { code, purpose, minutes },
    minutes,
  });
}

/** The stored hash of a code, bound to its purpose, its address and the challenge of its row. */
export function hashCode({ purpose, email, challenge, code }: CodeClaim & { challenge: string; code: string }): string {
  const bound = JSON.stringify([purpose, email, challenge, code]);
  return createHmac('sha256', keyFor('one-time-password')).update(bound).digest('hex');
}
