export const passwordTexts = {
  missing: /*i18n*/ 'The password field is required.',
  length: /*i18n*/ 'Use a password with 8 to 128 characters.',
  common: /*i18n*/ 'This password is too easy to guess. Please choose another one.',
  personal: /*i18n*/ 'Choose a password that is not your name or email address.',
} as const;
