/** The texts of a call that refuses a form with a file. */
export const multipartTexts = {
  unreadable: /*i18n*/ 'Part of the form was lost on the way. Please send it again.',
  tooLarge: /*i18n*/ 'The form is too large.',
  fileTooLarge: /*i18n*/ 'The file must not be larger than 10 MB.',
  fileKind: /*i18n*/ 'The file’s content does not match its name. Save it again as PDF, JPG, PNG or DOCX.',
  oneFile: /*i18n*/ 'Only one file can be sent.',
} as const;
