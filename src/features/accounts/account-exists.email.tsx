import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Email } from '#features/mail/email.ts';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';

export const accountExists: Email<'account-exists'> = {
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
          Somebody asked to register with this address, which has an account already. Log in with it; if you do not know
          the password any more, choose “Forgot password” there.
        </Trans>
      </Paragraph>
      <Note>
        <Trans>If it was not you, do nothing: your account stays as it is.</Trans>
      </Note>
    </>
  ),
};
