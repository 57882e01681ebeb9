import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { Email } from '#features/mail/email.ts';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';

export const passwordReset: Email<'password-reset'> = {
  subject: () => msg`Set a new password`,
  Body: ({ data: { link, minutes } }) => (
    <>
      <Heading>
        <Trans>Set a new password</Trans>
      </Heading>
      <Paragraph>
        <Trans>You asked for a new password. Follow the link to set it:</Trans>
      </Paragraph>
      <Action href={link}>
        <Trans>Set a new password</Trans>
      </Action>
      <Paragraph>
        <Plural
          value={minutes}
          one="The link works once, within # minute."
          other="The link works once, within # minutes."
        />
      </Paragraph>
      <Note>
        <Trans>If you did not ask for it, do nothing: your password stays as it is.</Trans>
      </Note>
    </>
  ),
};
