/** Chooses the extra columns of a service's mandatory-products table; the texts are the specification's. */
export const compliances = ['Indian Standard', 'Group, Scheme', 'EEE Code'] as const;
