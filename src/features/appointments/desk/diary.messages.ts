/** The texts of the calls about the diary. */
export const diaryTexts = {
  tooManyDays: /*i18n*/ 'Show six weeks or fewer.',
  hourMissing: /*i18n*/ 'Choose the hour of the call.',
  outcomeLength: /*i18n*/ 'Keep the outcome to 5,000 characters or fewer.',
  notYet: /*i18n*/ 'This call has not begun yet, or was cancelled.',
  confirmed: /*i18n*/ 'The hour is set. The visitor has been sent the new invitation.',
  moved: /*i18n*/ 'The call is moved. The visitor has been sent the new invitation.',
  cancelled: /*i18n*/ 'The call is cancelled. The visitor has been told.',
  concluded: /*i18n*/ 'Saved in the timeline of the lead.',
} as const;
