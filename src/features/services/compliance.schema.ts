/** Chooses the extra columns of a service's mandatory-products table; the specification sets the wording. */
export const compliances = ['Indian Standard', 'Group, Scheme', 'EEE Code'] as const;
