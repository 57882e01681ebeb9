export const passwordTexts = {
  missing: /*i18n*/ 'The password field is required.',
  length: /*i18n*/ 'The password must have 8 to 128 characters.',
  common: /*i18n*/ 'This password is too easy to guess. Please choose another one.',
  personal: /*i18n*/ 'The password must not be your name or email address.',
} as const;
