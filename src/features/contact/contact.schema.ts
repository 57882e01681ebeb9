import { z } from 'zod';
import { companyField, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { shortLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { messageField } from '#features/leads/message-field.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { sumFields } from '#features/leads/sum.ts';
import { pageRecord } from '#features/pages/page-record.schema.ts';
import { contactTexts } from './contact.messages.ts';

/** The enclosure of the letter. */
export const contactFile = {
  field: 'file',
  folder: 'lead-files',
  only: { kinds: ['pdf'], refusal: contactTexts.fileKind },
} as const;

/** The fields of the contact form, without its file. */
export const contactFields = z.object({
  message: messageField.default(''),
  name: nameField,
  organization: companyField,
  email: emailField,
  country_code: countryCodeField,
  phone: phoneField,
  /** Which mailing the visitor came from, taken from the address of the page. */
  emailer: z
    .string()
    .transform((text) => shortLine(text, 100) || undefined)
    .optional()
    .catch(undefined)
    .meta({ type: 'string', description: 'The parameter `e-mailer` of the address; cut to 100 characters' }),
  ...sumFields,
  ...originFields,
});

export const contactPhone = { code: 'country_code', phone: 'phone' } as const;

/** `POST /contact-form`, without its file. */
export const contactInput = withPhone(contactFields, contactPhone);

export type ContactInput = z.output<typeof contactInput>;

const text = z.string();

/** `GET /contact`. */
export const contactAnswer = z.object({
  page: pageRecord.extend({ title: text, description: text }),
  contact: z.object({
    address: text.meta({ description: 'HTML' }),
    email: text,
    mobile1: text,
    mobile2: text,
    office: text,
    feedback_email: text,
    holiday_list_url: text,
    map_url: text.nullable(),
  }),
});
