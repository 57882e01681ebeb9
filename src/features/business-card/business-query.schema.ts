import { z } from 'zod';
import { countryCodeField, emailField, nameField } from '#core/forms/contact-fields.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { enquiryFields, enquiryPhone } from '#features/leads/enquiry.schema.ts';
import { messageField } from '#features/leads/lead-fields.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';

/** The texts of the business query: first those of the specification, then our own. */
export const businessCardTexts = {
  sent: /*i18n*/ 'Submitted Successfully',
  fromBusiness: /*i18n*/ 'Say whether the query comes from a business card or from a query link.',
} as const;

/** Where a query comes from, in the specification's words. */
const queryOrigins = ['Query By a Business Card', 'Query By a Query Link'] as const;
export type QueryOrigin = (typeof queryOrigins)[number];

const fields = z.object({
  name: nameField,
  email: emailField,
  country_code: countryCodeField,
  country_name: enquiryFields.shape.country_name,
  phone_number: enquiryFields.shape.phone_number,
  product_details: messageField.default(''),
  from_business: z.enum(queryOrigins, { error: businessCardTexts.fromBusiness }),
  ...originFields,
});

/** `POST /business-qurey`. */
export const businessQueryInput = withPhone(fields, enquiryPhone);

export type BusinessQueryInput = z.output<typeof businessQueryInput>;

const line = z.string();

/**
 * The form in the browser. It checks nothing, as the specification says: the server answers with everything that is
 * missing or wrong.
 */
export const businessQueryForm = z.object({
  name: line,
  email: line,
  country_code: line,
  country_name: line,
  phone_number: line,
  product_details: line,
  from_business: z.enum(queryOrigins),
  _first_page: z.string().optional(),
  _referrer: z.string().optional(),
  _utm: z.record(z.string(), z.string()).optional(),
});
