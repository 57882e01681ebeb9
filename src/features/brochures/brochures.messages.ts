/** The texts of the brochure calls: first those of the specification, then our own. */
export const brochureTexts = {
  otpSent: /*i18n*/ 'OTP has been sent to your email. Please verify to proceed.',
  otpVerified: /*i18n*/ 'OTP verified successfully',
  otpFailed: /*i18n*/ 'Failed to verify OTP. Please check and try again.',

  given: /*i18n*/ 'The brochure is in your account.',
  serviceMissing: /*i18n*/ 'The service field is required.',
  serviceLength: /*i18n*/ 'Keep the service name to 200 characters or fewer.',
  serviceUnknown: /*i18n*/ 'We have no service of that name. Choose one from the list.',
  sourceMissing: /*i18n*/ 'Choose where you heard about us.',
} as const;
