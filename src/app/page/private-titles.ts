import { msg } from '@lingui/core/macro';

/**
 * Titles of the pages for one person. They stand among the texts of every page, because a title is set before
 * the page's own texts have come.
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
};
