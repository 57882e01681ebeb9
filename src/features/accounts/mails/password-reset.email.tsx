import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { passwordResetMail } from './account-mails.ts';

export const email = designMail(passwordResetMail, {
  subject: () => msg`Set a new password`,
  Body: ({ data: { link, minutes } }) => (
    <>
      <Heading>
        <Trans>Set a new password</Trans>
      </Heading>
      <Paragraph>
        <Trans>You asked to set a new password for your account.</Trans>
      </Paragraph>
      <Action href={link}>
        <Trans>Set a new password</Trans>
      </Action>
      <Paragraph>
        <Plural
          value={minutes}
          one="The link works once and expires after # minute."
          other="The link works once and expires after # minutes."
        />
      </Paragraph>
      <Note>
        <Trans>If you didn’t ask for this, you can ignore this email: your password has not been changed.</Trans>
      </Note>
    </>
  ),
});
