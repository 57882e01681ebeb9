/** What the desk's door says to whom it does not let through. */
export const staffTexts = {
  signedOut: /*i18n*/ 'Your session at the desk has ended. Please sign in again.',
  needsFactor: /*i18n*/ 'Add a passkey or an authenticator app first.',
  needsProof: /*i18n*/ 'Please confirm that it is you.',
  notAllowed: /*i18n*/ 'Your role does not allow this.',
  leftDesk: /*i18n*/ 'You have signed out.',
} as const;
