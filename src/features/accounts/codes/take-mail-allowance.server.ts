import { countAgainstLimit } from '#core/http/rate-limit.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import { mailboxOf } from '#core/text/mailbox-of.server.ts';
import type { Queryable } from '#db/client.server.ts';
import { accountTexts } from '#features/accounts/accounts.messages.ts';

const minute = { limit: 1, windowSeconds: 60 };
const hour = { limit: 5, windowSeconds: 3_600 };
const day = { limit: 10, windowSeconds: 86_400 };

/**
 * Uses up one of the mails that a mailbox may receive, however its address is spelled; all forms share one allowance. A login with the correct password
 * has an allowance of its own, so that a stranger who requests mails cannot lock anyone out.
 * @returns null when the mail may be sent; otherwise the refusal, the same for known and unknown addresses, that
 *   `commitOrRefuse` throws after the transaction has been committed
 */
export async function takeMailAllowance(
  tx: Queryable,
  email: string,
  ring: 'forms' | 'login',
): Promise<Refusal | null> {
  for (const limit of [minute, hour, day]) {
    const { isAllowed, retryAfter } = await countAgainstLimit(`mail:${ring}:${mailboxOf(email)}`, limit, tx);
    if (!isAllowed) return tooManyMails(retryAfter);
  }
  return null;
}

function tooManyMails(retryAfter: number): Refusal {
  const text = accountTexts.mailsTooMany;
  return new Refusal(429, text, { errors: { email: [text] }, retryAfter });
}
