import { z } from 'zod';
import { countryCodeField, emailField, nameField, phoneField } from '#core/forms/contact-fields.ts';
import { sentText } from '#core/forms/input-fields.ts';
import { plainLine } from '#core/text/plain-text.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { entityTypes, partnerTypes } from './lead-kinds.schema.ts';
import { leadTexts as texts } from './leads.messages.ts';
import { originFields } from './origin-fields.ts';

/** The fields of the other entity type may be empty, null or missing. */
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

const fields = z.object({
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
});

/** `POST /partner-with-us`. */
export const partnerInput = withPhone(fields, { code: 'country_code', phone: 'phone' }, (sent, refuse) => {
  if (sent.entity_type === 'Organization') {
    if (isBlank(sent.organization)) refuse('organization', texts.organization);
    if (isBlank(sent.designation)) refuse('designation', texts.designation);
  }
  if (sent.entity_type === 'Individual') {
    if (isBlank(sent.field_of_expertise)) refuse('field_of_expertise', texts.expertise);
    if (!isYears(sent.year_of_experience)) refuse('year_of_experience', texts.experience);
  }
});

export type PartnerInput = z.output<typeof partnerInput>;

function isBlank(value: unknown): boolean {
  return plainLine(sentText(value)) === '';
}

function isYears(value: unknown): boolean {
  const text = sentText(value).trim();
  return /^\d{1,2}(\.\d)?$/.test(text) && Number(text) <= 80;
}
