import type { CrossCheck } from '#core/forms/with-cross-checks.ts';
import { contactFields, contactFile, contactPhone } from '#features/contact/contact.schema.ts';
import { withPhone } from '#features/countries/phone.schema.ts';
import { fileRule } from './file-rule.ts';

const fields = contactFields.extend({ file: fileRule(contactFile) });

/** The schema of the call with its file, and with the check of the sum, which needs no request. */
export const contactFormInput = (checkSum: CrossCheck) => withPhone(fields, contactPhone, checkSum);
