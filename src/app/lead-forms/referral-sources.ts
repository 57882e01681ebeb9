import { msg } from '@lingui/core/macro';

/** Where a visitor heard of us; the values are the specification's. */
export const referralSources = [
  { value: 'Social Media', label: msg`Social Media` },
  { value: 'Google', label: msg`Google` },
  { value: 'Reference', label: msg`Reference` },
  { value: 'Newspaper', label: msg`Newspaper` },
  { value: 'Website Article', label: msg`Website Article` },
  { value: 'Others', label: msg`Others` },
];
