import { z } from 'zod';
import { countAgainstLimit } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { isCaptchaSolved, isCaptchaWrong } from '#features/captcha/captcha.server.ts';
import { type Sum, sumFields } from './lead-fields.schema.ts';
import { leadTexts } from './leads.messages.ts';

const withoutSum = { limit: 3, windowSeconds: 600 };
const sumOf = z.object(sumFields);

/**
 * Whether the sum was solved. Clients that send only the documented fields are accepted too, but only a few times, and
 * their leads are marked.
 */
export async function checkSum(tx: Queryable, sum: Sum, network: string): Promise<boolean | Refusal> {
  const { captcha_token, captcha } = sum;
  if (captcha_token === undefined && captcha === undefined) {
    const { isAllowed, retryAfter } = await countAgainstLimit(`enquiry:${network}`, withoutSum, tx);
    return isAllowed ? false : new Refusal(429, refusalTexts.tooMany, { retryAfter });
  }
  if (await isSumSolved(tx, sum)) return true;
  return new Refusal(422, leadTexts.captcha, { errors: { captcha: [leadTexts.captcha] } });
}

/** Whether the sum was solved; like every check, this uses it up. */
export function isSumSolved(tx: Queryable, { captcha_token, captcha }: Sum): Promise<boolean> {
  return isCaptchaSolved(tx, captcha_token ?? '', captcha ?? '');
}

/**
 * The check of `defineApi` for a form with a sum: a wrong sum is reported together with the other errors, and only a
 * form that is otherwise valid uses its sum up.
 */
export function sumFaults(sent: unknown) {
  const { captcha_token: token, captcha } = sumOf.parse(sent);
  if (token === undefined && captcha === undefined) return [];
  if (!isCaptchaWrong(token ?? '', captcha ?? '')) return [];
  return [{ code: 'custom' as const, path: ['captcha'], message: leadTexts.captcha, input: captcha }];
}
