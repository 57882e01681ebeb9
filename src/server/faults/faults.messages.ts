/** The texts of calls and pages for requests that cannot be answered. */
export const faultTexts = {
  tooLarge: /*i18n*/ 'The request is too large.',
  unreadable: /*i18n*/ 'The request could not be read.',
  away: /*i18n*/ 'We will be back in a moment.',
  failed: /*i18n*/ 'Something went wrong on our side.',
  readOnly: /*i18n*/ 'This address accepts only GET and HEAD requests.',

  tryLater: /*i18n*/ 'Please try again in a moment.',
  tryAgain: /*i18n*/ 'Try again',
  home: /*i18n*/ 'Home',
} as const;
