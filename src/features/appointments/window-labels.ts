import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TimeWindow } from './time-windows.ts';

/** The labels of the windows in pages and mails; the values on the wire do not change. */
export const windowLabels: Record<TimeWindow, MessageDescriptor> = {
  'Any time whole day': msg`Any time whole day`,
  'At earliest': msg`At earliest`,
  'Any time in First Half (10:00 AM - 1:30 PM)': msg`Any time in First Half (10:00 AM - 1:30 PM)`,
  'Any time in Second Half (2:30 PM - 6:00 PM)': msg`Any time in Second Half (2:30 PM - 6:00 PM)`,
};
