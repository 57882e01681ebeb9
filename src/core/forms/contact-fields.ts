import { z } from 'zod';
import { isEmailAddress } from '#core/text/addresses.ts';
import { plainLine } from '#core/text/plain-text.ts';

/** The texts about fields that most forms share. */
export const contactTexts = {
  nameMissing: /*i18n*/ 'The name field is required.',
  nameLength: /*i18n*/ 'Enter a name with 2 to 100 characters.',
  emailMissing: /*i18n*/ 'The email field is required.',
  emailWrong: /*i18n*/ 'Enter a valid email address, such as name@example.com.',
  countryCodeWrong: /*i18n*/ 'Enter a country code such as +91.',
  phoneMissing: /*i18n*/ 'The phone field is required.',
  phoneWrong: /*i18n*/ 'Enter a phone number with 6 to 15 digits.',
  companyLength: /*i18n*/ 'Keep the company name to 100 characters or fewer.',
} as const;

/** A single email address, in lower case. */
export const emailField = z
  .string({ error: contactTexts.emailMissing })
  .trim()
  .min(1, { error: contactTexts.emailMissing, abort: true })
  .refine(isEmailAddress, { error: contactTexts.emailWrong, abort: true })
  .transform((email) => email.toLowerCase().normalize('NFKC'))
  // Lower-case letters can be longer than their capitals.
  .refine(isEmailAddress, contactTexts.emailWrong);

/** A person's name of 2 to 100 code points, cleaned. */
export const nameField = z
  .string({ error: contactTexts.nameMissing })
  .transform(plainLine)
  .refine((name) => name !== '', { error: contactTexts.nameMissing, abort: true })
  .refine((name) => hasLength(name, 2, 100), contactTexts.nameLength);

/** A dial code such as `+91`. */
export const countryCodeField = z
  .string({ error: contactTexts.countryCodeWrong })
  .trim()
  .regex(/^\+\d[\d-]{0,7}$/, contactTexts.countryCodeWrong)
  .default('+91');

/** A phone number as entered; `withPhone` of the countries reads it together with its dial code. */
export const phoneField = z
  .string({ error: contactTexts.phoneMissing })
  .trim()
  .min(1, contactTexts.phoneMissing)
  .meta({ description: '6 to 15 digits; a country code or a leading zero before them is taken off' });

/** A company's name as entered, or null when it is empty. */
export const companyLine = z
  .string({ error: contactTexts.companyLength })
  .transform(plainLine)
  .refine((company) => hasLength(company, 0, 100), contactTexts.companyLength)
  .transform((company) => company || null);

/** A company's name, or null when none was sent. */
export const companyField = companyLine.nullish().transform((company) => company ?? null);

function hasLength(text: string, min: number, max: number): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}
