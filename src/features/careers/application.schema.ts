import { z } from 'zod';
import { contactTexts, emailField, nameField } from '#core/forms/contact-fields.ts';
import { plainLine, shortLine } from '#core/text/plain-text.ts';
import { readPhone } from '#features/countries/read-phone.ts';
import { messageField, sumFields } from '#features/leads/lead-fields.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { applicantGenders, totalExperiences } from './career-kinds.schema.ts';

/** The texts of the application for a job: first that of the specification, then our own. */
export const careerTexts = {
  sent: /*i18n*/ 'Application submitted successfully!',
  sentWithoutFile: /*i18n*/ 'We have your application, but could not store the file. Please send it to us by email.',
  fileKind: /*i18n*/ 'Attach your résumé as a PDF, DOC or DOCX file.',
  field: /*i18n*/ 'The field of experience is required.',
  experience: /*i18n*/ 'Choose your total years of experience.',
  city: /*i18n*/ 'The current city field is required.',
  tooLong: /*i18n*/ 'Keep this field to 100 characters or fewer.',
  phone: /*i18n*/ 'Enter an Indian phone number with up to 10 digits, without +91.',
  gender: /*i18n*/ 'Choose male, female or other.',
  openings: /*i18n*/ 'Job openings',
} as const;

/** The résumé of an applicant. */
export const resumeFile = {
  field: 'resume',
  folder: 'lead-files',
  only: { kinds: ['pdf', 'doc', 'docx'], refusal: careerTexts.fileKind },
  megabytes: 5,
} as const;

const line = (missing: string) =>
  z
    .string({ error: missing })
    .transform(plainLine)
    .refine((text) => text !== '', { error: missing, abort: true })
    .refine((text) => [...text].length <= 100, careerTexts.tooLong);

/** `POST /apply`, without its file. */
export const applicationFields = z.object({
  name: nameField,
  field_exprence: line(careerTexts.field),
  total_exprence: z.enum(totalExperiences, { error: careerTexts.experience }),
  city: line(careerTexts.city),
  email: emailField,
  phone: z
    .string({ error: contactTexts.phoneMissing })
    .trim()
    .min(1, { error: contactTexts.phoneMissing, abort: true })
    .refine((phone) => indianPhone(phone) !== null, careerTexts.phone)
    .transform((phone) => indianPhone(phone) ?? '')
    .meta({ description: 'Up to 10 digits; +91 or a leading zero before them is taken off' }),
  gender: z.enum(applicantGenders, { error: careerTexts.gender }).default('male'),
  message: messageField.default(''),
  /** The title of the opening, or of the form. */
  heading: z
    .string()
    .transform((text) => shortLine(text, 200))
    .default(''),
  /** Id of the opening; null unless numeric. */
  jobOpeningId: z.coerce
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .optional()
    .catch(undefined)
    .meta({ type: 'string' }),
  status: z.unknown().optional().meta({ type: 'string', description: 'Ignored' }),
  ...sumFields,
  ...originFields,
});

export type ApplicationInput = z.output<typeof applicationFields>;

const dialCode = '+91';

/** The digits of a number in India, at most 10; null when it is too long, too short or in another country. */
export function indianPhone(input: string): string | null {
  const phone = readPhone(input, dialCode);
  return phone?.dialCode === dialCode && phone.digits.length <= 10 ? phone.digits : null;
}
