/** What the calls of appointments answer: the specification's texts first, then ours. */
export const appointmentTexts = {
  otpSent: /*i18n*/ 'Otp Send on mail',
  scheduled: /*i18n*/ 'Call scheduled successfully',
  otpInvalid: /*i18n*/ 'Invalid OTP or OTP expired.',
  otpFailed: /*i18n*/ 'Failed to verify OTP. Please try again.',

  dateMissing: /*i18n*/ 'The date field is required.',
  dateWrong: /*i18n*/ 'The date must be one like 2026-01-14.',
  datePast: /*i18n*/ 'The date cannot be earlier than today.',
  dateFar: /*i18n*/ 'We do not take calls that far ahead yet. Please choose an earlier date.',
  timeMissing: /*i18n*/ 'The preferred time field is required.',
  timeUnknown: /*i18n*/ 'This preferred time is not one of the choices. Please choose one from the list.',
  timeTaken: /*i18n*/ 'This time is not free any more. Please choose another one.',
  moved: /*i18n*/ 'We take no calls at that time on the chosen day, so we noted the next working day for you.',
  unchangeable: /*i18n*/ 'This call cannot be changed any more.',
  appointmentMoved: /*i18n*/ 'Call moved successfully',
  appointmentCancelled: /*i18n*/ 'Call cancelled successfully',

  eventTitle: /*i18n*/ 'Call with Kasauti',
  eventText: /*i18n*/ 'We call you. To move or cancel the call:',
} as const;
