import type { EditedKind } from './edited-kind.ts';

/** What the approval finder knows. */
export const finderKinds: readonly EditedKind[] = [
  {
    kind: 'families',
    name: /*i18n*/ 'Product families',
    about: /*i18n*/ 'What shops call products, the rows of the lists under which they fall, and what is known of them',
    load: async () => (await import('#features/finder/families/family.record.ts')).familyRecord,
  },
  {
    kind: 'family-groups',
    name: /*i18n*/ 'Groups of families',
    about: /*i18n*/ 'The groups of the index of families',
    load: async () => (await import('#features/finder/families/family-group.record.ts')).familyGroupRecord,
  },
  {
    kind: 'ambiguous-names',
    name: /*i18n*/ 'Words for several families',
    about: /*i18n*/ 'Words that mean several families, and what to ask',
    load: async () => (await import('#features/finder/families/ambiguous-name.record.ts')).ambiguousNameRecord,
  },
  {
    kind: 'approvals',
    name: /*i18n*/ 'Approvals',
    about: /*i18n*/ 'What the law may ask for, and the lists that ask for it',
    load: async () => (await import('#features/finder/approvals/approval.record.ts')).approvalRecord,
  },
  {
    kind: 'facts',
    name: /*i18n*/ 'Facts',
    about: /*i18n*/ 'What may be known about a product, and how visitors are asked about it',
    load: async () => (await import('#features/finder/facts/fact.record.ts')).factRecord,
  },
  {
    kind: 'rules',
    name: /*i18n*/ 'Rules',
    about: /*i18n*/ 'What a product needs because of what it is, where no row of a list names it',
    load: async () => (await import('#features/finder/rules/rule.record.ts')).ruleRecord,
  },
  {
    kind: 'requirements',
    name: /*i18n*/ 'Rows of the lists',
    about: /*i18n*/ 'Which product an official list names, for which service and by which standards',
    load: async () => (await import('#features/requirements/requirement.record.ts')).requirementRecord,
  },
  {
    kind: 'standards',
    name: /*i18n*/ 'Standards',
    about: /*i18n*/ 'Indian Standards with their titles, and which takes the place of which',
    load: async () => (await import('#features/standards/standard.record.ts')).standardRecord,
  },
  {
    kind: 'golden-sheets',
    name: /*i18n*/ 'Golden sheets',
    about: /*i18n*/ 'What the finder must answer of products whose law somebody has read',
    load: async () => (await import('#features/finder/goldens/golden-sheet.record.ts')).goldenSheetRecord,
  },
];
