/** The texts of the business query: first those of the specification, then our own. */
export const businessCardTexts = {
  sent: /*i18n*/ 'Submitted Successfully',
  fromBusiness: /*i18n*/ 'Say whether the query comes from a business card or from a query link.',
} as const;
