import { z } from 'zod';
import { contactTexts, emailField, nameField } from '#core/forms/contact-fields.ts';
import { plainLine, shortLine } from '#core/text/plain-text.ts';
import { messageField } from '#features/leads/message-field.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { sumFields } from '#features/leads/sum.ts';
import { applicantGenders, totalExperiences } from './career-kinds.schema.ts';
import { careerTexts as texts } from './careers.messages.ts';
import { indianPhone } from './indian-phone.ts';

/** The résumé of an applicant. */
export const resumeFile = {
  field: 'resume',
  folder: 'lead-files',
  only: { kinds: ['pdf', 'doc', 'docx'], refusal: texts.fileKind },
  megabytes: 5,
} as const;

const line = (missing: string) =>
  z
    .string({ error: missing })
    .transform(plainLine)
    .refine((text) => text !== '', { error: missing, abort: true })
    .refine((text) => [...text].length <= 100, texts.tooLong);

/** `POST /apply`, without its file. */
export const applicationFields = z.object({
  name: nameField,
  field_exprence: line(texts.field),
  total_exprence: z.enum(totalExperiences, { error: texts.experience }),
  city: line(texts.city),
  email: emailField,
  phone: z
    .string({ error: contactTexts.phoneMissing })
    .trim()
    .min(1, { error: contactTexts.phoneMissing, abort: true })
    .refine((phone) => indianPhone(phone) !== null, texts.phone)
    .transform((phone) => indianPhone(phone) ?? '')
    .meta({ description: 'Up to 10 digits; +91 or a leading zero before them is taken off' }),
  gender: z.enum(applicantGenders, { error: texts.gender }).default('male'),
  message: messageField.default(''),
  /** The title of the opening, or of the form. */
  heading: z
    .string()
    .transform((text) => shortLine(text, 200))
    .default(''),
  /** The opening; anything that is no number names none. */
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
