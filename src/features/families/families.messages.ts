export const familiesTexts = {
  /** Asked when a text stands for several families. */
  which: /*i18n*/ 'Which one do you mean: {names}?',
} as const;
