/** The texts of the contact form and its page: first those of the specification, then our own. */
export const contactTexts = {
  sent: /*i18n*/ 'Your form has been submitted successfully! We will get back to you soon.',
  sentWithoutFile: /*i18n*/ 'We have your message, but could not store the file. Please send it to us by email.',
  fileKind: /*i18n*/ 'Attach a PDF file. Other file types are not allowed.',
} as const;
