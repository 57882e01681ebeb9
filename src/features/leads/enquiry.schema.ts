import { z } from 'zod';
import { countryCodeField, emailField, nameField } from '#core/forms/contact-fields.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { requiredMessageField, sumFields } from './lead-fields.schema.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { originFields } from './origin-fields.ts';

const optionalPhone = z
  .string()
  .transform((phone) => phone.trim() || undefined)
  .optional();

/** The fields of the enquiry, without its file. */
export const enquiryFields = z.object({
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
  ...sumFields,
  ...originFields,
});

export const enquiryPhone = { code: 'country_code', phone: 'phone_number', country: 'country_name' } as const;

/** `POST /sendnewsletter`, without its file. */
export const enquiryInput = withPhone(enquiryFields, enquiryPhone);

export type EnquiryInput = z.output<typeof enquiryInput>;
