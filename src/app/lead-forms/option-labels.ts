import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CallWindow } from '#features/calls/call-windows.ts';
import type { entityTypes, partnerTypes, referralSources } from '#features/leads/lead-options.ts';

/** What visitors read for the specification's values, which stay as they are on the wire. */
export const windowLabels: Record<CallWindow, MessageDescriptor> = {
  'Any time whole day': msg`Any time whole day`,
  'At earliest': msg`At earliest`,
  'Any time in First Half (10:00 AM - 1:30 PM)': msg`Any time in First Half (10:00 AM - 1:30 PM)`,
  'Any time in Second Half (2:30 PM - 6:00 PM)': msg`Any time in Second Half (2:30 PM - 6:00 PM)`,
};

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
