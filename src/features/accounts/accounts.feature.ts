import type { Feature } from '#features/feature.ts';
import { accountApi } from './account.api.ts';
import { accountExistsMail } from './account-exists.mail.ts';
import { accountsCleanUp } from './accounts.clean-up.server.ts';
import { oneTimePasswordMail } from './one-time-password.mail.ts';
import { passwordChangedMail } from './password-changed.mail.ts';
import { passwordResetMail } from './password-reset.mail.ts';
import { signInApi } from './sign-in.api.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  api: [signInApi, accountApi],
  mails: [accountExistsMail, oneTimePasswordMail, passwordChangedMail, passwordResetMail],
  cleanUp: accountsCleanUp,
};
