/** The texts about fields that most forms share. */
export const contactTexts = {
  nameMissing: /*i18n*/ 'The name field is required.',
  nameLength: /*i18n*/ 'The name must have 2 to 100 characters.',
  emailMissing: /*i18n*/ 'The email field is required.',
  emailWrong: /*i18n*/ 'The email must be a valid email address.',
  countryCodeWrong: /*i18n*/ 'The country code must look like +91.',
  phoneMissing: /*i18n*/ 'The phone field is required.',
  phoneWrong: /*i18n*/ 'The phone must have 6 to 15 digits.',
  companyLength: /*i18n*/ 'The company must not have more than 100 characters.',
} as const;
