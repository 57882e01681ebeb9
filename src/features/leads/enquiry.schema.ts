import { z } from 'zod';
import { countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { plainLine } from '#core/text/plain-line.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { requiredMessageField } from './message-field.ts';
import { originFields } from './origin-fields.ts';

const optionalPhone = z
  .string()
  .transform((phone) => phone.trim() || undefined)
  .pipe(phoneField.optional())
  .optional();

/** `POST /sendnewsletter`, without its file. */
export const enquiryInput = z.object({
  name: nameField,
  email: emailField,
  country_code: z
    .string({ error: texts.countryCodeMissing })
    .min(1, texts.countryCodeMissing)
    .pipe(countryCodeField.unwrap()),
  country_name: z
    .string()
    .transform(plainLine)
    .refine((name) => [...name].length <= 100, texts.countryNameLength)
    .optional(),
  phone_number: optionalPhone,
  description: requiredMessageField,
  captcha_token: z.string().optional(),
  captcha: z.string().trim().optional(),
  ...originFields,
});

export type EnquiryInput = z.output<typeof enquiryInput>;
