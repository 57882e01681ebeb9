import { msg } from '@lingui/core/macro';

/**
 * The titles of the pages whose texts come with those of forms. They are among the texts of public pages, because a
 * title is set before the texts of forms have loaded.
 */
export const privateTitles = {
  account: msg`Your account`,
  comments: msg`Comments`,
  brochures: msg`Brochures`,
  tutorials: msg`Tutorials`,
  projects: msg`Projects`,
  profile: msg`Profile`,
  alerts: msg`What you follow`,
  passwordReset: msg`Set a new password`,
  appointment: msg`Your call`,
  payment: msg`Payment`,
  kyc: msg`KYC and bank details`,
  businessCard: msg`Business card`,
  queryLink: msg`Send us your query`,
  commentReview: msg`Review a comment`,
};

/** Their descriptions, which are set at the same time. */
export const privateDescriptions = {
  payment: msg`Bank details, UPI and billing address for payments to us.`,
  kyc: msg`Bank details and company documents for clients who have the password.`,
  queryLink: msg`Tell us about your product, and a consultant will write or call within one working day.`,
};
