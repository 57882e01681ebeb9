/** The texts of the application for a job: first that of the specification, then our own. */
export const careerTexts = {
  sent: /*i18n*/ 'Application submitted successfully!',
  sentWithoutFile: /*i18n*/ 'We have your application, but could not store the file. Please send it to us by email.',
  fileKind: /*i18n*/ 'Attach your résumé as a PDF, DOC or DOCX file.',
  field: /*i18n*/ 'The field of experience is required.',
  experience: /*i18n*/ 'Choose your total years of experience.',
  city: /*i18n*/ 'The current city field is required.',
  tooLong: /*i18n*/ 'Keep this field to 100 characters or fewer.',
  phone: /*i18n*/ 'Enter an Indian phone number with up to 10 digits, without +91.',
  gender: /*i18n*/ 'Choose male, female or other.',
  openings: /*i18n*/ 'Job openings',
} as const;
