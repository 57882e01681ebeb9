import { z } from 'zod';
import { withCrossChecks } from '#core/forms/cross-checks.ts';
import { multipartTexts } from '#core/http/multipart.messages.ts';
import { enquiryInput } from '#features/leads/enquiry.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import type { Captcha } from './use-captcha.ts';

/** The largest file that is taken; the server's limit is the same. */
const largest = 10 * 1024 * 1024;

const file = z.custom<File | null>().refine((chosen) => !chosen || chosen.size <= largest, multipartTexts.fileTooLarge);

/**
 * What the call checks, and with it what need not go to the server to be found wrong: the file's size,
 * and the sum, which the server would use up.
 */
export function enquiryFormInput(captcha: Captcha) {
  const sum = captcha && String(captcha.first + captcha.second);
  return withCrossChecks(enquiryInput.extend({ pdf: file }), (sent, refuse) => {
    if (!sum || String(sent.captcha ?? '').trim() !== sum) refuse('captcha', leadTexts.captcha);
  });
}
