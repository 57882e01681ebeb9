/** The texts of the calls about comments. */
export const moderationTexts = {
  approved: /*i18n*/ 'Approved. It now appears under the post.',
  refused: /*i18n*/ 'Refused. It does not appear under the post.',
  reasonMissing: /*i18n*/ 'Choose why it is refused.',
  wordsMissing: /*i18n*/ 'Say why in your own words.',
  wordsPerson: /*i18n*/ 'Leave addresses and telephone numbers out: the audit log keeps these words for three years.',
  tellsAdvertiser: /*i18n*/ 'Whoever advertises is not told, because a reply invites more of it.',
  wordsLength: /*i18n*/ 'Keep the words to 500 characters or fewer.',
} as const;
