/** What the desk says about alerts. */
export const alertsDeskTexts = {
  noEvent: /*i18n*/ 'There is no such change.',
  takenBackAlready: /*i18n*/ 'This change has been taken back already, or was never to be told.',
  notFailed: /*i18n*/ 'This change does not wait for another attempt.',
  staysCorrected: /*i18n*/ 'A correction stays, because it puts right what people were told.',
  strikeInstead:
    /*i18n*/ 'More than 5,000 people have been mailed this change. Strike it on its order: somebody else then publishes that, and all of them get a correction.',
  secondPersonOfMany: /*i18n*/ 'More than 5,000 people would be told. Somebody other than its authors publishes it.',
  endByTwo:
    /*i18n*/ 'More than 5,000 people would be told. Publish a draft of it with an hour at which it ends: somebody other than its authors does that.',
  again: /*i18n*/ 'It is tried again within a minute.',
  trialSent: /*i18n*/ 'A trial mail is on its way to your own address.',
  silent: /*i18n*/ 'Taken back. Nobody hears of it.',
  corrected: /*i18n*/ 'Taken back. Those who were told get a correction in ten minutes.',
} as const;
