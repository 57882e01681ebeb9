import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { applicantGenders, totalExperiences } from '#features/careers/career-kinds.schema.ts';

/** The labels that applicants read for the specification's values, like those of `option-labels.ts`. */
export const experienceLabels: Record<(typeof totalExperiences)[number], MessageDescriptor> = {
  '0-1 year': msg`0-1 year`,
  '1-2 years': msg`1-2 years`,
  '2-3 years': msg`2-3 years`,
  '3-4 years': msg`3-4 years`,
  '4-5 years': msg`4-5 years`,
  '5-7 years': msg`5-7 years`,
  '7-10 years': msg`7-10 years`,
  'Above 10 years': msg`Above 10 years`,
};

export const genderLabels: Record<(typeof applicantGenders)[number], MessageDescriptor> = {
  male: msg`Male`,
  female: msg`Female`,
  Other: msg`Other`,
};
