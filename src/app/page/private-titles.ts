import { msg } from '@lingui/core/macro';

/**
 * The titles of the pages whose texts come with those of forms. They are part of every page's texts, because a title is
 * set before the page's own texts have loaded.
 */
export const privateTitles = {
  account: msg`Your account`,
  comments: msg`Comments`,
  brochures: msg`Brochures`,
  tutorials: msg`Tutorials`,
  projects: msg`Projects`,
  profile: msg`Profile`,
  passwordReset: msg`Set a new password`,
  appointment: msg`Your call`,
  payment: msg`Payment`,
  kyc: msg`KYC and bank details`,
  businessCard: msg`Business card`,
  queryLink: msg`Send us your query`,
  commentReview: msg`Review a comment`,
};
