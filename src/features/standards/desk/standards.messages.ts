/** What is wrong with a standard; a report of the import puts the field before it. */
export const standardTexts = {
  noNumber: /*i18n*/ 'is not the number of an Indian Standard, such as IS 302 (Part 1):2024',
  ownSuccessor: /*i18n*/ 'is this standard itself',
  noSuccessor: /*i18n*/ 'is the last day beside a standard that takes its place, which is missing',
  sameNumber: /*i18n*/ 'The standard {slug} has this number already.',
  loop: /*i18n*/ 'These would take each other’s place: {standards}.',
  isStated: /*i18n*/ '{number} stays as long as rows of the lists name it: {count}, such as {row}.',
  isSuccessor: /*i18n*/ '{number} stays as long as it takes the place of {others}. Change these first.',
} as const;
