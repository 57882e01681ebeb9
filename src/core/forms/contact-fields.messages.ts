/** The texts about fields that most forms share. */
export const contactTexts = {
  nameMissing: /*i18n*/ 'The name field is required.',
  nameLength: /*i18n*/ 'Enter a name with 2 to 100 characters.',
  emailMissing: /*i18n*/ 'The email field is required.',
  emailWrong: /*i18n*/ 'Enter a valid email address, such as name@example.com.',
  countryCodeWrong: /*i18n*/ 'Enter a country code such as +91.',
  phoneMissing: /*i18n*/ 'The phone field is required.',
  phoneWrong: /*i18n*/ 'Enter a phone number with 6 to 15 digits.',
  companyLength: /*i18n*/ 'Keep the company name to 100 characters or fewer.',
} as const;
