import { createGate } from '#core/gate.ts';
import type { Caller } from '#core/http/caller.server.ts';
import { countAgainstFixedLimit, type Limit, type LimitResult, takeBackCount } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { transaction } from '#db/transaction.server.ts';
import type { Device } from '#features/accounts/known-device.server.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/settings.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { kycTexts as texts } from './kyc.schema.ts';
import { findKycSlot, noteKycUse, type OpenedSlot } from './kyc-passwords.server.ts';
import { kycSiegeMail } from './kyc-siege.mail.ts';

/** Wrong passwords from one network or known browser; each is counted before it is compared. */
const guesses = { limit: 10, windowSeconds: 3_600 };
/** From all networks of one IPv6 subscriber. */
const subscriberGuesses = { limit: 20, windowSeconds: 3_600 };

/** Wrong passwords from everywhere together, because one subscriber may have thousands of networks. */
const allGuesses = { limit: 300, windowSeconds: 3_600 };
const everywhere = 'kyc';

/** So many in an hour are no mistakes any more; the office is told once in that time. */
const siegeAt = { limit: 50, windowSeconds: 3_600 };
const noticeOfSiege = { limit: 1, windowSeconds: 3_600 };

/** One password after the other, so that a flood of them leaves half of the hashing to logins. */
const inTurn = createGate({ atOnce: 1, waiting: 20 });

/**
 * Checks the password of the KYC page. A browser in which a client has logged in before is counted by itself, so that
 * strangers who use up the guesses of everybody do not lock it out.
 * @throws Refusal 422 for a wrong password, 429 after too many of them, 503 when too many are waiting
 */
export function unlockKyc(password: string, caller: KycCaller, device: Device | null): Promise<OpenedSlot> {
  return inTurn(() => checkKycPassword(password, caller, device));
}

type KycCaller = Pick<Caller, 'network' | 'wider'>;

async function checkKycPassword(
  password: string,
  { network, wider }: KycCaller,
  device: Device | null,
): Promise<OpenedSlot> {
  const counted: [string, Limit, string][] = device
    ? [[`kyc:device:${device.id}`, guesses, 'many from one browser']]
    : [
        [`kyc:${network}`, guesses, 'many from one network'],
        ...(wider ? [[`kyc:${wider}`, subscriberGuesses, 'many from one subscriber'] as [string, Limit, string]] : []),
        [everywhere, allGuesses, 'many from everywhere'],
      ];
  for (const [subject, limit, reason] of counted) refuseOver(await countAgainstFixedLimit(subject, limit), reason);
  const slot = await findKycSlot(password);
  if (!slot) {
    await noticeSiege();
    throw new Refusal(422, texts.wrong, { errors: { password: [texts.wrong] }, reason: 'wrong password' });
  }
  for (const [subject, limit] of counted) await takeBackCount(subject, limit);
  await noteKycUse(slot);
  return slot;
}

async function noticeSiege(): Promise<void> {
  const { isAllowed } = await countAgainstFixedLimit('kyc siege', { ...siegeAt, limit: siegeAt.limit - 1 });
  if (isAllowed) return;
  await transaction(async (tx) => {
    const first = await countAgainstFixedLimit('kyc siege notice', noticeOfSiege, tx);
    const to = first.isAllowed ? await getOfficeAddress(tx) : null;
    if (to) await queueMail(tx, kycSiegeMail, { to, language: defaultLanguage, data: { wrong: siegeAt.limit } });
  });
}

function refuseOver({ isAllowed, retryAfter }: LimitResult, reason: string): void {
  if (isAllowed) return;
  const errors = { password: [refusalTexts.tooMany] };
  throw new Refusal(429, refusalTexts.tooMany, { errors, retryAfter, reason });
}
