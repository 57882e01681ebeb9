import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { passwordChangedMail } from './account-mails.ts';

export const email = designMail(passwordChangedMail, {
  subject: () => msg`Your password has been changed`,
  Body: ({ data: { name } }) => (
    <>
      <Heading>
        <Trans>Your password has been changed</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name},</Trans>
      </Paragraph>
      <Paragraph>
        <Trans>
          The password for your account has just been changed, and you have been logged out on your other devices.
        </Trans>
      </Paragraph>
      <Note>
        <Trans>
          If this wasn’t you, choose “Forgot your password?” on the login page at once to set a new password, and let us
          know by replying to this email.
        </Trans>
      </Note>
    </>
  ),
});
