/** The texts of the desk's calls about clients. */
export const clientTexts = {
  deactivated: /*i18n*/ 'Deactivated. The client is logged out everywhere and cannot log in.',
  activated: /*i18n*/ 'Activated. The client can log in again.',
  signedOut: /*i18n*/ 'The client is logged out everywhere.',
  erased: /*i18n*/ 'Erased. Ask the operator for a backup now, so that a restore of an older one repeats this.',
  isStaff:
    /*i18n*/ 'A member of staff, or somebody who is invited to the desk, has this address, so it cannot be erased here. Ask the operator.',
  addressDiffers: /*i18n*/ 'Type the email address of this client to confirm.',
} as const;
