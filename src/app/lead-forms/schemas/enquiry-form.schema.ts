import type { CrossCheck } from '#core/forms/with-cross-checks.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { enquiryFields, enquiryPhone } from '#features/leads/enquiry.schema.ts';
import { fileRule } from './file-rule.ts';

const fields = enquiryFields.extend({ pdf: fileRule() });

/** The schema of the call with its file, and with the check of the sum, which needs no request. */
export const enquiryFormInput = (checkSum: CrossCheck) => withPhone(fields, enquiryPhone, checkSum);
