/** The texts of the calls about comments. */
export const moderationTexts = {
  approved: /*i18n*/ 'Approved. It now appears under the post.',
  refused: /*i18n*/ 'Refused. It does not appear under the post.',
} as const;
