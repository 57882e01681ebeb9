import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { passwordChangedMail } from './password-changed.mail.ts';

export const email = designMail(passwordChangedMail, {
  subject: () => msg`Your password was changed`,
  Body: ({ data: { name } }) => (
    <>
      <Heading>
        <Trans>Your password was changed</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name},</Trans>
      </Paragraph>
      <Paragraph>
        <Trans>The password of your account was changed just now. Other devices were logged out.</Trans>
      </Paragraph>
      <Note>
        <Trans>
          If it was not you, choose “Forgot your password?” on the login page at once to set a new one, and tell us by
          replying to this email.
        </Trans>
      </Note>
    </>
  ),
});
