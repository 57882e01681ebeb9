import type { Feature } from '#features/feature.ts';
import { accountApi } from './account.api.ts';
import { accountsCleanUp } from './accounts.clean-up.server.ts';
import { accountExistsMail } from './mails/account-exists.mail.ts';
import { oneTimePasswordMail } from './mails/one-time-password.mail.ts';
import { passwordChangedMail } from './mails/password-changed.mail.ts';
import { passwordResetMail } from './mails/password-reset.mail.ts';
import { signInApi } from './sign-in.api.ts';

export const accountsFeature: Feature = {
  name: 'accounts',
  api: [signInApi, accountApi],
  mails: [accountExistsMail, oneTimePasswordMail, passwordChangedMail, passwordResetMail],
  cleanUp: accountsCleanUp,
};
