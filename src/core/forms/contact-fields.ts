import { z } from 'zod';
import { isEmailAddress } from '#core/text/is-email-address.ts';
import { plainLine } from '#core/text/plain-line.ts';
import { contactTexts as texts } from './contact-fields.messages.ts';

/** A single email address, in lower case. */
export const emailField = z
  .string({ error: texts.emailMissing })
  .trim()
  .min(1, { error: texts.emailMissing, abort: true })
  .refine(isEmailAddress, { error: texts.emailWrong, abort: true })
  .transform((email) => email.toLowerCase().normalize('NFKC'))
  // Lower-case letters can be longer than their capitals.
  .refine(isEmailAddress, texts.emailWrong);

/** A person's name of 2 to 100 code points, cleaned. */
export const nameField = z
  .string({ error: texts.nameMissing })
  .transform(plainLine)
  .refine((name) => name !== '', { error: texts.nameMissing, abort: true })
  .refine((name) => hasLength(name, 2, 100), texts.nameLength);

/** A dial code such as `+91`. */
export const countryCodeField = z
  .string({ error: texts.countryCodeWrong })
  .trim()
  .regex(/^\+\d[\d-]{0,7}$/, texts.countryCodeWrong)
  .default('+91');

/** A phone number as entered; `withPhone` of the countries reads it together with its dial code. */
export const phoneField = z
  .string({ error: texts.phoneMissing })
  .trim()
  .min(1, texts.phoneMissing)
  .meta({ description: '6 to 15 digits; a country code or a leading zero before them is taken off' });

/** A company's name as entered, or null when it is empty. */
export const companyLine = z
  .string({ error: texts.companyLength })
  .transform(plainLine)
  .refine((company) => hasLength(company, 0, 100), texts.companyLength)
  .transform((company) => company || null);

/** A company's name, or null when none was sent. */
export const companyField = companyLine.nullish().transform((company) => company ?? null);

function hasLength(text: string, min: number, max: number): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}
