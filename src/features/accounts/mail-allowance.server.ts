import { takeFromLimit } from '#core/http/rate-limit.server.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { accountTexts } from './accounts.messages.ts';

const minute = { limit: 1, windowSeconds: 60 };
const hour = { limit: 5, windowSeconds: 3_600 };
const day = { limit: 10, windowSeconds: 86_400 };

/**
 * Takes one mail from what an address may get; all forms share one allowance. A login that knew the
 * right password has its own, so that a stranger who asks for mails cannot lock anyone out.
 * @returns null when the mail may go; else the refusal, the same for known and unknown addresses, that
 *   `commitOrRefuse` throws once the transaction stands
 */
export async function takeMailAllowance(
  tx: Queryable,
  email: string,
  ring: 'forms' | 'login',
): Promise<Refusal | null> {
  for (const limit of [minute, hour, day]) {
    const { isAllowed, retryAfter } = await takeFromLimit(`mail:${ring}:${email}`, limit, tx);
    if (!isAllowed) return tooManyMails(retryAfter);
  }
  return null;
}

function tooManyMails(retryAfter: number): Refusal {
  const text = accountTexts.mailsTooMany;
  return new Refusal(429, text, { errors: { email: [text] }, retryAfter });
}
