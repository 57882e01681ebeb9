/** The texts of the command palette's search. */
export const paletteTexts = {
  wordsShort: /*i18n*/ 'Search for two letters or more.',
} as const;
