/** What the forms of the sign-in and of the account say about their fields. */
export const accessTexts = {
  codeMissing: /*i18n*/ 'Enter the code from your authenticator app.',
  codeWrong: /*i18n*/ 'This is not a code of an authenticator app.',
  passwordLength: /*i18n*/ 'Use a password with 15 characters or more.',
  passwordsDiffer: /*i18n*/ 'Enter the same password twice.',
  roleMissing: /*i18n*/ 'Choose at least one role.',
  signInFailed: /*i18n*/ 'The email, the password or the code is not correct. Check all three and try again.',
  passkeyFailed: /*i18n*/ 'This passkey could not be checked. Try again, or sign in another way.',
  lastWay: /*i18n*/ 'This is your only way to sign in. Add another one first.',
  lastOwner: /*i18n*/ 'The desk needs an owner who can sign in. Make somebody else an owner first.',
  invitationGone: /*i18n*/ 'This invitation has been used or has expired. Ask for a new one.',
} as const;
