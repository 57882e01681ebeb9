/** What is wrong with a condition by itself. */
export const conditionTexts = {
  shape: /*i18n*/ 'is no condition: it has all, any or not, or a fact with one of is, in, atLeast and below',
  deep: /*i18n*/ 'is deeper than 6 levels',
  long: /*i18n*/ 'names more than 40 facts',
} as const;

/** What is wrong with what somebody says of facts. */
export const factTexts = {
  noFact: /*i18n*/ 'There is no fact {fact}.',
  noValue: /*i18n*/ '{fact} has no value {value}.',
  noNumber: /*i18n*/ '{fact} is a number, not {value}.',
  onlyNumbers: /*i18n*/ '{fact} is no number, so it takes is or in.',
  onlyCompared: /*i18n*/ '{fact} is a number, so it takes atLeast or below.',
} as const;

/** What is wrong with a family beside others. */
export const familyTexts = {
  reserved: /*i18n*/ 'This is the address of another page of the finder.',
  loop: /*i18n*/ 'These would be parents of each other: {families}.',
  lostMark: /*i18n*/ 'The translation has lost “{mark}”.',
  noRow: /*i18n*/ 'The list {list} has no row “{row}”.',
  shared:
    /*i18n*/ '“{name}” is also a name of {families}. Say what to ask under “Words for several families” first, or leave the name out.',
  keepsName: /*i18n*/ 'Rules, kept sheets and other records name it by this, so it stays as it is.',
  inUse: /*i18n*/ 'Families are in this group under its present name, so it stays. Add a new group instead.',
} as const;

/** What comes of a name that somebody has looked up. */
export const nameTexts = {
  noFamily: /*i18n*/ 'There is no such family.',
  known: /*i18n*/ '“{name}” is a name of this family already.',
  added: /*i18n*/ '“{name}” stands in the draft of {family}. It is public once the draft is published.',
} as const;
