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
 * @returns the seconds to wait, 0 when the mail may go
 */
export async function takeMailAllowance(tx: Queryable, email: string, ring: 'forms' | 'login'): Promise<number> {
  for (const limit of [minute, hour, day]) {
    const { isAllowed, retryAfter } = await takeFromLimit(`mail:${ring}:${email}`, limit, tx);
    if (!isAllowed) return retryAfter;
  }
  return 0;
}

/** The refusal of a call whose mail may not go now; the same for known and unknown addresses. */
export function tooManyMails(retryAfter = 60): Refusal {
  const text = accountTexts.mailsTooMany;
  return new Refusal(429, text, { errors: { email: [text] }, retryAfter });
}
