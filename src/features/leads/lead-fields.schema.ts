import { z } from 'zod';
import { longText } from '#core/forms/input-fields.ts';
import { leadTexts as texts } from './leads.messages.ts';

/** What staff should know about the file: that it could not be stored, or is not what its name says. */
const attachment = z.string().optional();

/** The fields that only this form has, under their wire names, as `leads.fields` stores them. */
export const leadFields = {
  appointment: z.object({
    schedule: z.string(),
    time_prefered: z.string(),
    /** The visitor's time zone, as Europe/Paris. */
    time_zone: z.string().nullable(),
  }),
  brochure: z.object({
    company: z.string().nullable(),
    /** As the visitor named it; it may have another name by now. */
    service: z.string(),
    /** Missing in older leads. */
    service_slug: z.string().optional(),
    source: z.string(),
  }),
  partner: z.object({
    partner_type: z.string(),
    entity_type: z.string(),
    organization: z.string().nullish(),
    designation: z.string().nullish(),
    field_of_expertise: z.string().nullish(),
    year_of_experience: z.string().nullish(),
  }),
  footer: z.object({ attachment }),
  career: z.object({
    heading: z.string(),
    field_exprence: z.string(),
    total_exprence: z.string(),
    city: z.string(),
    gender: z.string(),
    attachment,
  }),
  contact: z.object({
    organization: z.string().nullable(),
    /** The mailing whose link the visitor followed. */
    emailer: z.string().optional(),
    attachment,
  }),
  'business-query': z.object({
    /** Whether it was sent from the business card or from the query link. */
    from_business: z.string(),
  }),
  landing: z.object({ attachment }),
  'landing-popup': z.object({}),
  finder: z.object({
    /** The key of the kept sheet. */
    sheet: z.string(),
    /** Its kind of product. */
    product: z.string(),
    /** What the sender has answered, and what is not settled; missing if the sheet could not be read. */
    answers: z.string().optional(),
    open: z.string().optional(),
    may_apply: z.string().optional(),
  }),
};

type Kinds = typeof leadFields;

/** A form with its own fields. */
export type FormFields = { [Form in keyof Kinds]: { form: Form; fields: z.output<Kinds[Form]> } }[keyof Kinds];

/** A message in the visitor's own words: up to 5,000 code points, or '' when there is none. */
export const messageField = longText({ missing: texts.messageMissing, tooLong: texts.messageLength });

/** The same for a required message. */
export const requiredMessageField = messageField.refine((text) => text !== '', texts.messageMissing);

/** The answer to the sum of a form. A client that sends only the documented fields has none. */
export const sumFields = { captcha_token: z.string().optional(), captcha: z.string().trim().optional() };

export type Sum = { captcha_token?: string | undefined; captcha?: string | undefined };
