import { deletePrivate } from '#core/files/private-files.server.ts';
import type { Multipart } from '#core/http/multipart.server.ts';
import { countAgainstLimit } from '#core/http/rate-limit.server.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import type { Queryable } from '#db/client.server.ts';
import { commitOrRefuse } from '#db/commit-or-refuse.server.ts';
import { isCaptchaSolved } from '#features/captcha/captcha.server.ts';
import type { EnquiryInput } from './enquiry.schema.ts';
import { noteOnFile } from './file-note.ts';
import { leadTexts } from './leads.messages.ts';
import { createLead, isRepeatedLead, type NewLead } from './leads.server.ts';

type Sent = { input: EnquiryInput; language: string; network: string } & Omit<Multipart, 'fields'>;

const withoutSum = { limit: 3, windowSeconds: 600 };

/**
 * Stores the enquiry of the footer with its file.
 * @throws Refusal 422 under `captcha` when the sum is wrong or used up; 429 for frequent callers without a sum
 */
export async function submitEnquiry({ input, language, network, ...upload }: Sent): Promise<void> {
  const { file, lostFile } = upload;
  const lead: NewLead = {
    form: 'footer',
    fields: noteOnFile(upload),
    name: input.name,
    email: input.email,
    countryCode: input.country_code,
    countryName: input.country_name,
    phone: input.phone_number,
    message: input.description,
    language,
    origin: input,
    file,
    lostFile,
  };
  const outcome = await commitOrRefuse(async (tx) => {
    // A second click sends the same sum again, which was used up by the first.
    if (await isRepeatedLead(tx, lead)) return 'repeat';
    const captchaState = await checkCaptcha(tx, input, network);
    // Returned rather than thrown, so that the check of the sum is committed.
    if (captchaState instanceof Refusal) return captchaState;
    await createLead(tx, { ...lead, isProven: captchaState === 'solved' });
    return 'stored';
  });
  if (outcome === 'repeat' && file) await deletePrivate(file.storedAs);
}

/** Clients that send only the documented fields are accepted too, but only a few times, and their leads are marked. */
async function checkCaptcha(tx: Queryable, { captcha_token, captcha }: EnquiryInput, network: string) {
  if (captcha_token === undefined && captcha === undefined) {
    const { isAllowed, retryAfter } = await countAgainstLimit(`enquiry:${network}`, withoutSum, tx);
    return isAllowed ? 'unsolved' : new Refusal(429, refusalTexts.tooMany, { retryAfter });
  }
  if (await isCaptchaSolved(tx, captcha_token ?? '', captcha ?? '')) return 'solved';
  return new Refusal(422, leadTexts.captcha, { errors: { captcha: [leadTexts.captcha] } });
}
