/** What is wrong with a condition by itself. */
export const conditionTexts = {
  shape: /*i18n*/ 'is not a condition: it has all, any or not, or a fact with one of is, in, atLeast and below',
  deep: /*i18n*/ 'is deeper than 6 levels',
  long: /*i18n*/ 'names more than 40 facts',
  values: /*i18n*/ 'names more than 100 values of a fact, or one of more than 200 letters',
} as const;

/** What is wrong with what somebody says of facts. */
export const factTexts = {
  noFact: /*i18n*/ 'There is no fact {fact}.',
  noValue: /*i18n*/ '{fact} has no value {value}.',
  noNumber: /*i18n*/ '{fact} is a number, not {value}.',
  onlyNumbers: /*i18n*/ '{fact} is not a number, so it takes is or in.',
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
  asked: /*i18n*/ '“{name}” is asked about already, and is the same word.',
  keepsName: /*i18n*/ 'Rules, kept sheets and other records name it by this, so it stays as it is.',
  inUse: /*i18n*/ 'Families or rules name this group by its present name, so it stays. Add a new group instead.',
} as const;

/** What is wrong with a rule. */
export const ruleTexts = {
  noFamily: /*i18n*/ 'is empty: name groups or families, or choose all groups',
  noExample: /*i18n*/ 'is not a set of facts in JSON: each fact has a value, a list of values, or a number',
  noChapter: /*i18n*/ 'are not chapters of the customs tariff, two digits each',
  isTrue: /*i18n*/ 'By its condition this example is true.',
  isFalse: /*i18n*/ 'By its condition this example is false.',
  isOpen: /*i18n*/ 'By its condition this example is undecided.',
  noRule: /*i18n*/ 'There is no rule {rule}.',
  noList: /*i18n*/ 'No approval has the list {list}.',
  loop: /*i18n*/ 'These would override each other: {rules}.',
} as const;

/** Why a fact stays as it is. */
export const needTexts = {
  isAsked: /*i18n*/ 'Visitors are asked about {fact}, and kept sheets name it, so it stays.',
  keepsKind: /*i18n*/ 'Conditions and answers rely on this, so it stays as it is. Add a new fact instead.',
} as const;

/** What is wrong with a golden sheet, and what one keeps from being published. */
export const goldenTexts = {
  noDays: /*i18n*/ 'are not days in JSON: each audience, such as import, has one',
  aboutNothing: /*i18n*/ 'is empty, and so are the words: name a family, or what somebody types',
  noSheet: /*i18n*/ 'is of one family: with none or several there is no sheet',
  onlyOwners: /*i18n*/ 'An owner takes a golden sheet from the site: without it, nobody would notice what changes.',
  secondPerson: /*i18n*/ 'Somebody who has not written the draft accepts what a golden sheet says then.',
  accepted: /*i18n*/ 'Accepted: the golden sheet {golden} says something else with this draft.',
  unaccepted:
    /*i18n*/ 'Golden sheets would change, and nobody else has accepted it: {names}. Somebody who has not written the draft accepts each under “Which sheets change”.',
  broken: /*i18n*/ 'These golden sheets would no longer hold: {names}. Change them first, or take them from the site.',
} as const;

/** What comes of a name that somebody has looked up. */
export const nameTexts = {
  noFamily: /*i18n*/ 'There is no such family.',
  known: /*i18n*/ '“{name}” is a name of this family already.',
  added: /*i18n*/ '“{name}” stands in the draft of {family}. It is public once the draft is published.',
} as const;

/** Why a release of the finder is not taken back. */
export const releaseTexts = {
  noRelease: /*i18n*/ 'There is no such release.',
  changedSince: /*i18n*/ 'Release {release} has changed this record since. Take that one back first.',
  importedSince:
    /*i18n*/ 'What is public of this record has changed since without a release, for instance by an import. Compare its earlier versions, and restore one of them.',
  wasNew:
    /*i18n*/ 'Before this release the record was not on the site. To take it back, take the record from the site.',
  notKept:
    /*i18n*/ 'What this release has replaced is not among the earlier versions of the record, because an import had changed it. Compare them, and restore one.',
} as const;
