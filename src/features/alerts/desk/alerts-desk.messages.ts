/** What the desk says about alerts. */
export const alertsDeskTexts = {
  noEvent: /*i18n*/ 'There is no such change.',
  takenBackAlready: /*i18n*/ 'This change has been taken back already, or was never to be told.',
  staysCorrected: /*i18n*/ 'A correction stays, because it puts right what people were told.',
  silent: /*i18n*/ 'Taken back. Nobody hears of it.',
  corrected: /*i18n*/ 'Taken back. Those who were told get a correction in ten minutes.',
} as const;
