import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { accountExistsMail } from './account-mails.ts';

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
          Someone tried to register with this email address, which already has an account. If it was you, log in
          instead; if you have forgotten your password, choose “Forgot your password?” on the login page.
        </Trans>
      </Paragraph>
      <Note>
        <Trans>If this wasn’t you, you can ignore this email: your account has not been changed.</Trans>
      </Note>
    </>
  ),
});
