/** The texts of the desk's calls about clients. */
export const clientTexts = {
  deactivated: /*i18n*/ 'Deactivated. The client is logged out everywhere and cannot log in.',
  activated: /*i18n*/ 'Activated. The client can log in again.',
  signedOut: /*i18n*/ 'The client is logged out everywhere.',
  holdPut: /*i18n*/ 'The legal hold stands. Nothing of this client is deleted until it is taken off.',
  holdEnded: /*i18n*/ 'The legal hold is off. The client can be erased again, and what is due is deleted.',
  held: /*i18n*/ 'A legal hold stands on this client, so nothing of it is deleted. Take the hold off first.',
  holdReason: /*i18n*/ 'Say why nothing may be deleted.',
  holdReasonLength: /*i18n*/ 'Keep the reason to 500 characters or fewer.',
  notHeld: /*i18n*/ 'No legal hold stands on this client.',
  erased: /*i18n*/ 'Erased. Ask the operator for a backup now, so that a restore of an older one repeats this.',
  isStaff:
    /*i18n*/ 'A member of staff, or somebody who is invited to the desk, has this address, so it cannot be erased here. Ask the operator.',
  addressDiffers: /*i18n*/ 'Type the email address of this client to confirm.',
} as const;
