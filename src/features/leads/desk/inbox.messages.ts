/** The texts of the calls about leads. */
export const inboxTexts = {
  saved: /*i18n*/ 'Saved.',
  noted: /*i18n*/ 'Added to the timeline.',
  merged: /*i18n*/ 'Merged. Its timeline continues with the other lead.',
  split: /*i18n*/ 'The merge is undone.',
  wordsShort: /*i18n*/ 'Search for three letters or more, or for the number of a lead.',
  noteMissing: /*i18n*/ 'Write what there is to note.',
  noteLength: /*i18n*/ 'Keep the note to 5,000 characters or fewer.',
  reasonMissing: /*i18n*/ 'Say why the lead was lost.',
  reasonLength: /*i18n*/ 'Keep the reason to 500 characters or fewer.',
  companyLength: /*i18n*/ 'Keep the company to 100 characters or fewer.',
  noSuchOwner: /*i18n*/ 'Choose somebody who works on leads.',
  isMerged: /*i18n*/ 'This lead was merged into #{id}. Change that one, or undo the merge first.',
  notMerged: /*i18n*/ 'This lead is not merged into another one.',
  mergedItself: /*i18n*/ 'Choose another lead to merge this one into.',
  hasMerged: /*i18n*/ 'Other leads were merged into this one. Undo that first.',
  notSamePerson: /*i18n*/ 'Only leads with the same email address or phone number can be merged.',
} as const;
