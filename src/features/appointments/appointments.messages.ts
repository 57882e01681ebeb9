/** The texts of the appointment calls: first those of the specification, then our own. */
export const appointmentTexts = {
  otpSent: /*i18n*/ 'Otp Send on mail',
  scheduled: /*i18n*/ 'Call scheduled successfully',
  otpInvalid: /*i18n*/ 'Invalid OTP or OTP expired.',
  otpFailed: /*i18n*/ 'Failed to verify OTP. Please try again.',

  dateMissing: /*i18n*/ 'The date field is required.',
  dateWrong: /*i18n*/ 'Enter the date in the form 2026-01-14.',
  datePast: /*i18n*/ 'Choose today or a later date.',
  dateFar: /*i18n*/ 'Calls can be booked up to {days} days ahead. Please choose an earlier date.',
  timeMissing: /*i18n*/ 'The preferred time field is required.',
  timeUnknown: /*i18n*/ 'This preferred time is not one of the choices. Please choose one from the list.',
  timeTaken: /*i18n*/ 'This time is no longer free. Please choose another one.',
  moved:
    /*i18n*/ 'We do not make calls at that time on the day you chose, so we have put you down for the next working day.',
  unchangeable: /*i18n*/ 'This call can no longer be changed.',
  appointmentMoved: /*i18n*/ 'Call moved successfully',
  appointmentCancelled: /*i18n*/ 'Call cancelled successfully',

  eventTitle: /*i18n*/ 'Call with Kasauti',
  eventText: /*i18n*/ 'We’ll call you. To move or cancel the call:',
} as const;
