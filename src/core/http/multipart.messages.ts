/** The texts of a call that refuses a form with a file. */
export const multipartTexts = {
  notMultipart: /*i18n*/ 'Send the form as multipart/form-data.',
  unreadable: /*i18n*/ 'The form did not arrive whole. Please send it again.',
  tooLarge: /*i18n*/ 'The form is too large.',
  fileTooLarge: /*i18n*/ 'The file must not be larger than 10 MB.',
  fileKind: /*i18n*/ 'The file is not of the kind that its name says.',
  oneFile: /*i18n*/ 'Only one file can be sent.',
} as const;
