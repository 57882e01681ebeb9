import { z } from 'zod';
import { companyField, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { messageField } from '#features/leads/lead-fields.schema.ts';
import { referralSources } from '#features/leads/lead-kinds.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';

/** The texts of the brochure calls: first those of the specification, then our own. */
export const brochureTexts = {
  otpSent: /*i18n*/ 'OTP has been sent to your email. Please verify to proceed.',
  otpVerified: /*i18n*/ 'OTP verified successfully',
  otpFailed: /*i18n*/ 'Failed to verify OTP. Please check and try again.',

  given: /*i18n*/ 'The brochure is in your account.',
  serviceMissing: /*i18n*/ 'The service field is required.',
  serviceLength: /*i18n*/ 'Keep the service name to 200 characters or fewer.',
  serviceUnknown: /*i18n*/ 'We have no service of that name. Choose one from the list.',
  sourceMissing: /*i18n*/ 'Choose where you heard about us.',
} as const;

const fields = z.object({
  name: nameField,
  company: companyField,
  email: emailField,
  phone: phoneField,
  countryCode: countryCodeField,
  service: z
    .string({ error: brochureTexts.serviceMissing })
    .transform(plainLine)
    .refine((name) => name !== '', { error: brochureTexts.serviceMissing, abort: true })
    .refine((name) => [...name].length <= 200, brochureTexts.serviceLength),
  source: z.enum(referralSources, { error: brochureTexts.sourceMissing }),
  message: messageField.nullish(),
  ...originFields,
});

/** `POST /submit-brochure`. */
export const brochureInput = withPhone(fields, { code: 'countryCode', phone: 'phone', digitsOnly: true });

export const brochureAnswer = messageAnswer.extend({
  /** Says when no new code was mailed because the earlier one is still valid. */
  notice: z.string().nullable(),
  code_sent: z.boolean(),
  /** The caller is logged in with this address and has the brochure already; no code is needed. */
  given: z.boolean(),
});

/** `GET /client/brochures`; each link is valid for an hour. */
export const brochuresAnswer = z.array(
  z.object({ id: z.int(), title: z.string(), download_link: z.string(), updated_at: z.iso.datetime() }),
);

export type BrochureInput = z.output<typeof brochureInput>;
