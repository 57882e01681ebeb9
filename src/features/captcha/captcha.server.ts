import { randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { countAgainstFixedLimit } from '#core/http/rate-limit.server.ts';
import { readSigned, sign } from '#core/secrets/signed.server.ts';
import type { Queryable } from '#db/client.server.ts';

const seconds = 15 * 60;
const shape = z.object({ id: z.string(), first: z.number(), second: z.number() });

/** An addition of two digits for a form, valid for one submission within 15 minutes. */
export function createCaptcha() {
  const first = randomInt(10);
  const second = randomInt(10);
  return { first, second, token: sign('captcha', { id: randomUUID(), first, second }, seconds) };
}

/** Whether the sum of the token is wrong, without using up the token; for a form that is refused anyway. */
export function isCaptchaWrong(token: string, answer: string): boolean {
  const sum = readSigned('captcha', token, shape);
  return !sum || answer !== String(sum.first + sum.second);
}

/**
 * Whether this is the sum of the token. Every token can be checked once, whether the sum is right or wrong.
 * @param tx the transaction that records the check; commit it even when the sum was wrong
 */
export async function isCaptchaSolved(tx: Queryable, token: string, answer: string): Promise<boolean> {
  const sum = readSigned('captcha', token, shape);
  if (!sum) return false;
  const { isAllowed } = await countAgainstFixedLimit(`captcha:${sum.id}`, { limit: 1, windowSeconds: seconds }, tx);
  return isAllowed && answer === String(sum.first + sum.second);
}
