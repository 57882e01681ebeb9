/** The texts of the account calls: first those of the specification, then our own. */
export const accountTexts = {
  otpSent: /*i18n*/ 'OTP sent to your email',
  otpVerified: /*i18n*/ 'OTP verified successfully',
  otpFailed: /*i18n*/ 'OTP verification failed',
  loginFailed: /*i18n*/ 'Login failed',
  resetSent: /*i18n*/ 'Password reset email sent',
  resetDone: /*i18n*/ 'Password reset successfully. You can now log in with your new password.',
  resetFailed: /*i18n*/ 'Failed to reset password',
  resetInvalid: /*i18n*/ 'Invalid or expired token',
  mismatch: /*i18n*/ 'Passwords do not match',
  changed: /*i18n*/ 'Password changed successfully',
  changeFailed: /*i18n*/ 'Failed to change password',

  otpWrong: /*i18n*/ 'The code is wrong or has expired. Check the email or ask for a new code.',
  otpShape: /*i18n*/ 'Enter the 6-digit code from the email.',
  credentials: /*i18n*/ 'The email or password is not correct. Check both and try again.',
  currentMissing: /*i18n*/ 'The current password field is required.',
  currentWrong: /*i18n*/ 'The current password is not correct.',
  newMissing: /*i18n*/ 'The new password field is required.',
  tokenMissing: /*i18n*/ 'The token field is required.',
  mailsTooMany:
    /*i18n*/ 'We have already sent you several emails. Please check your inbox and spam folder, or try again later.',
  fullLogin: /*i18n*/ 'Please log in with your password to do this.',
  authenticated: /*i18n*/ 'Authenticated.',
  loggedOut: /*i18n*/ 'Logged out successfully',
  profileSaved: /*i18n*/ 'Profile updated successfully',
  sessionsEnded: /*i18n*/ 'Sessions ended successfully',
} as const;
