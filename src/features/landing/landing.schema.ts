import type { z } from 'zod';
import { countryCodeField } from '#core/forms/contact-fields.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { enquiryFields, enquiryPhone } from '#features/leads/enquiry.schema.ts';
import { messageField } from '#features/leads/lead-fields.schema.ts';

/** The texts of the forms of the landing page. */
const landingTexts = {
  fileKind: /*i18n*/ 'Attach a PDF file. Other file types are not allowed.',
} as const;

/** The document that a visitor may send along. */
export const landingFile = {
  field: 'pdf',
  folder: 'lead-files',
  only: { kinds: ['pdf'], refusal: landingTexts.fileKind },
} as const;

const fields = enquiryFields.extend({ country_code: countryCodeField, description: messageField.default('') });
const phone = { ...enquiryPhone, digitsOnly: true } as const;

/** `POST /sendnewsletterads`, without its file. */
export const landingInput = withPhone(fields, phone);

/** `POST /landing-page-popup`, which has neither a file nor a sum. */
export const landingPopupInput = withPhone(fields.omit({ captcha_token: true, captcha: true }), phone);

export type LandingInput = z.output<typeof landingInput>;
export type LandingPopupInput = z.output<typeof landingPopupInput>;
