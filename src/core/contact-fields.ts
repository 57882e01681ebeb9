import { z } from 'zod';
import { contactTexts as texts } from './contact-fields.messages.ts';
import { plainLine } from './plain-line.ts';

// Nodemailer sends to every address that a text names: nothing that separates or wraps addresses may pass.
const localPart = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~-]+)*$/u;
const domain =
  /^([\p{L}\p{M}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is one e-mail address and nothing else. */
export function isEmailAddress(text: string): boolean {
  if (text.length > 254 || text !== text.normalize('NFKC')) return false;
  const parts = text.split('@');
  const [local = '', host = ''] = parts;
  return parts.length === 2 && local.length <= 64 && localPart.test(local) && domain.test(host);
}

/** One e-mail address, in lower case. */
export const emailField = z
  .string({ error: texts.emailMissing })
  .trim()
  .min(1, { error: texts.emailMissing, abort: true })
  .refine(isEmailAddress, texts.emailWrong)
  .transform((email) => email.toLowerCase());

/** A person's name in 2 to 100 code points, cleaned. */
export const nameField = z
  .string({ error: texts.nameMissing })
  .transform(plainLine)
  .refine((name) => name !== '', { error: texts.nameMissing, abort: true })
  .refine((name) => hasLength(name, 2, 100), texts.nameLength);

/** A dial code as `+91`. */
export const countryCodeField = z
  .string({ error: texts.countryCodeWrong })
  .trim()
  .regex(/^\+\d[\d-]{0,7}$/, texts.countryCodeWrong)
  .default('+91');

/** A phone number as 6 to 15 digits. */
export const phoneField = z
  .string({ error: texts.phoneMissing })
  .transform((phone) => phone.replace(/[\s().-]/g, ''))
  .refine((phone) => phone !== '', { error: texts.phoneMissing, abort: true })
  .refine((phone) => /^\d{6,15}$/.test(phone), texts.phoneWrong);

/** A company's name, or null. */
export const companyField = z
  .string({ error: texts.companyLength })
  .transform(plainLine)
  .refine((company) => hasLength(company, 0, 100), texts.companyLength)
  .transform((company) => company || null)
  .nullish()
  .transform((company) => company ?? null);

function hasLength(text: string, min: number, max: number): boolean {
  const { length } = [...text];
  return length >= min && length <= max;
}
