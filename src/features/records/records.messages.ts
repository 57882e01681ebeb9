/** What is wrong with a field; a report of the import puts its name before it. */
export const fieldTexts = {
  missing: /*i18n*/ 'is missing',
  empty: /*i18n*/ 'is empty',
  notText: /*i18n*/ 'is not a text',
  tooLong: /*i18n*/ 'is too long',
  tooMany: /*i18n*/ 'has more than 500 entries',
  most: /*i18n*/ 'has more than {maximum} entries',
  unseen: /*i18n*/ 'has an unseen sign',
  noDate: /*i18n*/ 'is not a date like 2026-01-31',
  noLanguage: /*i18n*/ 'is not a language of the site',
  twice: /*i18n*/ 'stands here twice',
  notPublicFile: /*i18n*/ 'is not a public file',
  notPrivateFile: /*i18n*/ 'is not a file in private storage',
} as const;

/** What the desk says about records and their drafts. */
export const recordTexts = {
  noKind: /*i18n*/ 'There is no such kind of record.',
  noRecord: /*i18n*/ 'There is no such record. It may have been discarded.',
  noDraft: /*i18n*/ 'There is no open draft. Somebody may have published or discarded it.',
  notOpen: /*i18n*/ 'The draft is being reviewed or waits for its hour. Send it back before you change it.',
  openAlready: /*i18n*/ 'There is an open draft. Publish or discard it first.',
  changedMeanwhile:
    /*i18n*/ 'Somebody else has saved this draft since you opened it. Both texts are kept: compare them and save again.',
  liveChanged:
    /*i18n*/ 'What is public has changed since this draft was begun. Compare both, and publish over it if yours is right.',
  mistakes: /*i18n*/ 'Some fields need your attention.',
  taken: /*i18n*/ 'Another record has this already.',
  leadsElsewhere:
    /*i18n*/ 'Until now this address leads visitors on to {page}. Choose another address, or confirm that this record takes it over.',
  unknown: /*i18n*/ 'There is no record of this name.',
  refusedHtml: /*i18n*/ 'This text is too long or too deeply nested.',
  noFigure: /*i18n*/ 'This text names a figure that does not exist.',
  wrongShape: /*i18n*/ 'This cannot be stored.',
  unseen: /*i18n*/ 'A text has a sign that cannot be seen. Type it again instead of pasting it.',
  secondPerson: /*i18n*/ 'Somebody who has not written in the draft publishes this kind of record.',
  needsPublication: /*i18n*/ 'Publish the record once before you publish single languages.',
  pastHour: /*i18n*/ 'Choose an hour in the future, and an end after it.',
  notPublished: /*i18n*/ 'This record is not public.',
  isUsed: /*i18n*/ '{record} stays as long as others name it: {users}. Change these first.',
  alwaysPublic: /*i18n*/ 'There is exactly one of these, so it stays public. Change it instead.',
  notScheduled: /*i18n*/ 'This draft is not scheduled.',
  notInReview: /*i18n*/ 'This draft is not being reviewed.',
  notAllowed: /*i18n*/ 'Your role does not allow this.',
  ownLanguages: /*i18n*/ 'You may publish only the languages that are yours.',
  ownTranslations: /*i18n*/ 'You may mark only translations into the languages that are yours.',
  reviewersOnly: /*i18n*/ 'Only a reviewer says that a translation has been reviewed.',
  noTranslation: /*i18n*/ 'There is no text in this language yet.',
  allAtOnce: /*i18n*/ 'At its hour the whole draft goes out. Publish single languages at once, and without an end.',
  tooManyForWorkbook: /*i18n*/ 'A workbook takes 5,000 records. Narrow the list by a filter, or take the CSV file.',
  noOrder: /*i18n*/ 'These records have no order of their own.',
  otherOrder:
    /*i18n*/ 'Somebody else has changed this list since you opened it. Your order is still here: compare and save again.',
  otherRecords: /*i18n*/ 'These are not the records of the list. Load it again.',
  twice: /*i18n*/ 'A record is named twice.',
  failed: /*i18n*/ 'This could not be done because of a fault of the server. Try it once more.',
  noPage: /*i18n*/ 'This kind of record has no page of its own on the site.',
  notShown:
    /*i18n*/ 'The draft cannot be shown as it is now: one of its fields is unfinished, or another record has its address.',
  noRevision: /*i18n*/ 'There is no such revision.',
} as const;
