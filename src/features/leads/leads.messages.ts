/** The texts of the calls behind the forms: first those of the specification, then our own. */
export const leadTexts = {
  partnerSent: /*i18n*/ 'Partner request submitted successfully',
  enquirySent: /*i18n*/ 'Form submitted successfully!',
  enquirySentWithoutFile: /*i18n*/ 'We have your enquiry, but could not store the file. Please send it to us by email.',
  captcha: /*i18n*/ 'Captcha is invalid, please try again',

  codeStillValid: /*i18n*/ 'The code that we emailed you a moment ago is still valid.',
  messageMissing: /*i18n*/ 'The message field is required.',
  messageLength: /*i18n*/ 'Keep the message to 5,000 characters or fewer.',
  countryCodeMissing: /*i18n*/ 'The country code field is required.',
  countryNameLength: /*i18n*/ 'Keep the country name to 100 characters or fewer.',
  partnerType: /*i18n*/ 'Choose a partner type.',
  entityType: /*i18n*/ 'Choose an entity type.',
  organization: /*i18n*/ 'The company name field is required.',
  designation: /*i18n*/ 'The designation field is required.',
  expertise: /*i18n*/ 'Enter your field of expertise.',
  experience: /*i18n*/ 'Enter your years of experience as a number from 0 to 80.',
  tooLong: /*i18n*/ 'Keep this field to 100 characters or fewer.',
} as const;
