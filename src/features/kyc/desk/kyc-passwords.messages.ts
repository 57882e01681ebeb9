export const kycPasswordTexts = {
  missing: /*i18n*/ 'Enter the new password.',
  short: /*i18n*/ 'The password must have at least 12 characters.',
  long: /*i18n*/ 'The password may have 128 characters at most.',
  unseen: /*i18n*/ 'Nobody could type this password: it begins or ends with a space, or has a sign that nobody sees.',
  same: /*i18n*/ 'This is the other password already. With two different ones, either can be closed alone.',
  demo: /*i18n*/ 'Everybody knows this password, because it is the demo’s: choose another.',
  mistakes: /*i18n*/ 'Some fields need your attention.',
  set: /*i18n*/ 'The password is set. Whoever had come in with the old one has to enter the new one.',
  closed: /*i18n*/ 'The password is closed. Nobody comes in with it any more.',
} as const;
