/** The texts of a call that refuses a form with a file. */
export const multipartTexts = {
  unreadable: /*i18n*/ 'Part of the form was lost on the way. Please send it again.',
  tooLarge: /*i18n*/ 'The form is too large.',
  fileTooLarge25: /*i18n*/ 'The file must not be larger than 25 MB.',
  fileTooLarge10: /*i18n*/ 'The file must not be larger than 10 MB.',
  fileTooLarge5: /*i18n*/ 'The file must not be larger than 5 MB.',
  oneFile: /*i18n*/ 'Only one file can be sent.',
} as const;
