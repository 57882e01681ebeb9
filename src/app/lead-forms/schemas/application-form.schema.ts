import { type CrossCheck, withCrossChecks } from '#core/forms/with-cross-checks.ts';
import { applicationFields, resumeFile } from '#features/careers/application.schema.ts';
import { fileRule } from './file-rule.ts';

const fields = applicationFields.extend({ resume: fileRule(resumeFile) });

/** The schema of the call with its file, and with the check of the sum, which needs no request. */
export const applicationFormInput = (checkSum: CrossCheck) => withCrossChecks(fields, checkSum);
