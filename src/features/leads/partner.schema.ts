import { z } from 'zod';
import { countryCodeField, emailField, nameField, phoneField } from '#core/contact-fields.ts';
import { plainLine } from '#core/plain-line.ts';
import { entityTypes, partnerTypes } from './lead-options.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { originFields } from './origin-fields.ts';

/** The other entity type's fields may come empty, as null, or not at all. */
const line = z
  .string({ error: texts.tooLong })
  .transform(plainLine)
  .refine((text) => [...text].length <= 100, texts.tooLong)
  .nullish()
  .transform((text) => text || null);

const years = z
  .union([z.string(), z.number()], { error: texts.experience })
  .transform((value) => String(value).trim())
  .nullish()
  .transform((value) => value || null);

/** `POST /partner-with-us`. */
export const partnerInput = z
  .object({
    name: nameField,
    email: emailField,
    country_code: countryCodeField,
    phone: phoneField,
    partner_type: z.enum(partnerTypes, { error: texts.partnerType }),
    entity_type: z.enum(entityTypes, { error: texts.entityType }),
    organization: line,
    designation: line,
    field_of_expertise: line,
    year_of_experience: years,
    ...originFields,
  })
  .check(({ value, issues }) => {
    const need = (path: keyof typeof value, isGood: boolean, message: string) => {
      if (!isGood) issues.push({ code: 'custom', path: [path], message, input: value[path] });
    };
    if (value.entity_type === 'Organization') {
      need('organization', value.organization !== null, texts.organization);
      need('designation', value.designation !== null, texts.designation);
    } else {
      need('field_of_expertise', value.field_of_expertise !== null, texts.expertise);
      need('year_of_experience', isYears(value.year_of_experience), texts.experience);
    }
  });

export type PartnerInput = z.output<typeof partnerInput>;

function isYears(value: string | null): boolean {
  return value !== null && /^\d{1,2}(\.\d)?$/.test(value) && Number(value) <= 80;
}
