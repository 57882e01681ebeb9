import { z } from 'zod';
import { companyField, countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { shortLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { messageField, sumFields } from '#features/leads/lead-fields.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { pageRecord } from '#features/pages/pages.schema.ts';

/** The texts of the contact form and its page: first those of the specification, then our own. */
export const contactTexts = {
  sent: /*i18n*/ 'Your form has been submitted successfully! We will get back to you soon.',
  sentWithoutFile: /*i18n*/ 'We have your message, but could not store the file. Please send it to us by email.',
  fileKind: /*i18n*/ 'Attach a PDF file. Other file types are not allowed.',
} as const;

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
