import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { entityTypes, partnerTypes, referralSources } from '#features/leads/lead-kinds.schema.ts';

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
