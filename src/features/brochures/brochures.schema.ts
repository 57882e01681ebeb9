import { z } from 'zod';
import { contactTexts } from '#core/forms/contact-fields.messages.ts';
import { companyField, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { messageAnswer } from '#core/http/json-shapes.ts';
import { plainLine } from '#core/text/plain-line.ts';
import { referralSources } from '#features/leads/lead-options.ts';
import { messageField } from '#features/leads/message-field.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { brochureTexts as texts } from './brochures.messages.ts';

/** `POST /submit-brochure`. */
export const brochureInput = z.object({
  name: nameField,
  company: companyField,
  email: emailField,
  // This form strips everything but digits.
  phone: z
    .string({ error: contactTexts.phoneMissing })
    .transform((phone) => phone.replace(/\D/g, ''))
    .pipe(phoneField),
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

/** `notice` says when no new code was mailed because the earlier one is still valid. */
export const brochureAnswer = messageAnswer.extend({ notice: z.string().nullable() });

/** `GET /client/brochures`; each link is valid for an hour. */
export const brochuresAnswer = z.array(z.object({ id: z.int(), title: z.string(), download_link: z.string() }));

export type BrochureInput = z.output<typeof brochureInput>;
