import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { accountExistsMail } from './account-exists.mail.ts';

export const email = designMail(accountExistsMail, {
  subject: () => msg`You already have an account`,
  Body: ({ data: { name } }) => (
    <>
      <Heading>
        <Trans>You already have an account</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name},</Trans>
      </Paragraph>
      <Paragraph>
        <Trans>
          Somebody tried to register with this address, which already has an account. Log in to it; if you no longer
          know the password, choose “Forgot your password?” on the login page.
        </Trans>
      </Paragraph>
      <Note>
        <Trans>If it was not you, do nothing: your account stays as it is.</Trans>
      </Note>
    </>
  ),
});
