import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { applicantGenders, totalExperiences } from '#features/careers/career-kinds.schema.ts';
import type { entityTypes, partnerTypes, referralSources } from '#features/leads/lead-options.ts';

/** The labels that visitors read for the specification's values; the values sent to the server do not change. */
export const sourceLabels: Record<(typeof referralSources)[number], MessageDescriptor> = {
  'Social Media': msg`Social Media`,
  Google: msg`Google`,
  Reference: msg`Reference`,
  Newspaper: msg`Newspaper`,
  'Website Article': msg`Website Article`,
  Others: msg`Others`,
};

export const partnerTypeLabels: Record<
  (typeof partnerTypes)[number],
  { name: MessageDescriptor; text: MessageDescriptor }
> = {
  'Service Partner': {
    name: msg`Service Partner`,
    text: msg`Become a certification or compliance service associate.`,
  },
  'Channel Partner': { name: msg`Channel Partner`, text: msg`Become a marketing associate.` },
};

export const entityTypeLabels: Record<(typeof entityTypes)[number], MessageDescriptor> = {
  Organization: msg`Organization`,
  Individual: msg`Individual`,
};

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
