import { countAgainstFixedLimit, type LimitResult, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { kycTexts as texts } from './kyc.schema.ts';
import { findKycSlot } from './kyc-passwords.server.ts';

/** Wrong passwords from one network; each is counted before it is compared. */
const guesses = { limit: 10, windowSeconds: 3_600 };

/** Wrong passwords from everywhere together, because one subscriber may have thousands of networks. */
const allGuesses = { limit: 300, windowSeconds: 3_600 };
const everywhere = 'kyc';

/**
 * Checks the password of the KYC page.
 * @throws Refusal 422 for a wrong password, 429 after too many of them
 */
export async function unlockKyc(password: string, network: string): Promise<{ slot: number; mark: string }> {
  const own = `kyc:${network}`;
  refuseOver(await countAgainstFixedLimit(own, guesses), 'many from one network');
  refuseOver(await countAgainstFixedLimit(everywhere, allGuesses), 'many from everywhere');
  const found = await findKycSlot(password);
  if (!found) throw new Refusal(422, texts.wrong, { errors: { password: [texts.wrong] }, reason: 'wrong password' });
  await takeBackCount(own, guesses);
  await takeBackCount(everywhere, allGuesses);
  return found;
}

function refuseOver({ isAllowed, retryAfter }: LimitResult, reason: string): void {
  if (isAllowed) return;
  const errors = { password: [refusalTexts.tooMany] };
  throw new Refusal(429, refusalTexts.tooMany, { errors, retryAfter, reason });
}
