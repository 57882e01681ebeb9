export const passwordTexts = {
  missing: /*i18n*/ 'The password field is required.',
  length: /*i18n*/ 'Use a password with 8 to 128 characters.',
  common: /*i18n*/ 'This password is too easy to guess. Please choose another one.',
  personal: /*i18n*/ 'Choose a password that is not your name or email address.',
} as const;

/** Whether a new password has 8 to 128 code points, counted after NFKC as the hash takes it. */
export function hasPasswordLength(password: string): boolean {
  const { length } = [...password.normalize('NFKC')];
  return length >= 8 && length <= 128;
}
