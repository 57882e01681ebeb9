import { z } from 'zod';
import { multipartTexts } from '#core/http/multipart.messages.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { enquiryFields, enquiryPhone } from '#features/leads/enquiry.schema.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';
import type { Captcha } from './use-captcha.ts';

/** The largest file that is accepted; the server has the same limit. */
const largest = 10 * 1024 * 1024;

const file = z.custom<File | null>().refine((chosen) => !chosen || chosen.size <= largest, multipartTexts.fileTooLarge);

/**
 * The schema of the call, with two checks that need no request: the size of the file, and the answer to the sum,
 * because each attempt on the server uses the sum up.
 */
export function enquiryFormInput(captcha: Captcha) {
  const sum = captcha && String(captcha.first + captcha.second);
  return withPhone(enquiryFields.extend({ pdf: file }), enquiryPhone, (sent, refuse) => {
    if (!sum || String(sent.captcha ?? '').trim() !== sum) refuse('captcha', leadTexts.captcha);
  });
}
