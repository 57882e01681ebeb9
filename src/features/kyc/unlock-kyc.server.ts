import { countAgainstFixedLimit, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { kycTexts as texts } from './kyc.messages.ts';
import { findKycSlot } from './kyc-passwords.server.ts';

/** Wrong passwords from one network; each is counted before it is compared. */
const guesses = { limit: 10, windowSeconds: 3_600 };

/**
 * Checks the password of the KYC page.
 * @throws Refusal 422 for a wrong password, 429 after too many of them
 */
export async function unlockKyc(password: string, network: string): Promise<{ slot: number; mark: string }> {
  const subject = `kyc:${network}`;
  const { isAllowed, retryAfter } = await countAgainstFixedLimit(subject, guesses);
  if (!isAllowed) {
    const errors = { password: [refusalTexts.tooMany] };
    throw new Refusal(429, refusalTexts.tooMany, { errors, retryAfter, reason: 'many from one network' });
  }
  const found = await findKycSlot(password);
  if (!found) throw new Refusal(422, texts.wrong, { errors: { password: [texts.wrong] }, reason: 'wrong password' });
  await takeBackCount(subject, guesses);
  return found;
}
