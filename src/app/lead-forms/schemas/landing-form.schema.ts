import { z } from 'zod';
import { landingFile } from '#features/landing/landing.schema.ts';
import { sumFields } from '#features/leads/lead-fields.schema.ts';
import { originFields } from '#features/leads/origin-fields.ts';
import { fileRule } from './file-rule.ts';

const text = z.string();

/** The forms of the landing page send whatever was entered; the call says what is missing or wrong. */
export const landingPopupFormInput = z.object({
  name: text,
  email: text,
  country_code: text,
  country_name: text,
  phone_number: text,
  description: text,
  ...originFields,
});

const withFile = landingPopupFormInput.extend({ ...sumFields, pdf: fileRule(landingFile) });

/** The sum is not checked either: a wrong one is no reason to refuse this form. */
export const landingFormInput = () => withFile;
