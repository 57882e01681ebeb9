/** The accordions of the business card. */
export const businessTextKinds = ['about', 'service', 'payment'] as const;

export const companyFileKinds = ['kyc', 'logo-jpg', 'logo-cdr'] as const;
