import { z } from 'zod';
import { companyField, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { referralSources } from '#features/leads/lead-options.ts';
import { messageField } from '#features/leads/message-field.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { brochureTexts as texts } from './brochures.messages.ts';

const fields = z.object({
  name: nameField,
  company: companyField,
  email: emailField,
  phone: phoneField,
  countryCode: countryCodeField,
  service: z
    .string({ error: texts.serviceMissing })
    .transform(plainLine)
    .refine((name) => name !== '', { error: texts.serviceMissing, abort: true })
    .refine((name) => [...name].length <= 200, texts.serviceLength),
  source: z.enum(referralSources, { error: texts.sourceMissing }),
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
