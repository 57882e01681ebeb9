/** What is wrong with a fee, a time or a step; a report of the import puts the field before it. */
export const feeTexts = {
  noCount: /*i18n*/ 'is not a whole number',
  noRange: /*i18n*/ 'is the upper end of a range, so it is above the amount',
  noShare: /*i18n*/ 'is a share: 100 at most, and without an amount',
  noUnit: /*i18n*/ 'is missing: an amount needs one, such as application',
  endsEarly: /*i18n*/ 'is before the day from which it holds',
  noRise: /*i18n*/ 'is less than the number of days before it',
  notBefore: /*i18n*/ 'has a step that is not before this one',
  noStep: /*i18n*/ 'These are no public steps of this service: {steps}.',
  stays: /*i18n*/ 'Files know the public row by this, so it stays. Add another row, and take this one from the site.',
} as const;
