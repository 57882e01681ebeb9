/** The texts that any call may use to refuse. */
export const refusalTexts = {
  unauthenticated: /*i18n*/ 'Unauthenticated.',
  notFound: /*i18n*/ 'Not found.',
  busy: /*i18n*/ 'We are very busy at the moment. Please try again in a few seconds.',
  notJson: /*i18n*/ 'Send the request as JSON.',
  notForm: /*i18n*/ 'Send the form as multipart/form-data.',
  otherSite: /*i18n*/ 'This can only be sent from our own pages.',
  tooMany: /*i18n*/ 'Too many attempts. Please try again later.',
} as const;
