/** The first text is the specification's. */
export const kycTexts = {
  wrong: /*i18n*/ 'Invalid password. Please try again.',
  missing: /*i18n*/ 'Enter the password that we gave you.',
  locked: /*i18n*/ 'Unlock the KYC page first.',
} as const;
