import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { OtpPurpose } from '#features/accounts/accounts.schema.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Code, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { oneTimePasswordMail } from './account-mails.ts';

export const email = designMail(oneTimePasswordMail, {
  subject: () => msg`Your one-time password`,
  Body: ({ data: { code, purpose, minutes } }) => (
    <>
      <Heading>
        <Trans>Your one-time password</Trans>
      </Heading>
      <Paragraph>
        <Reason purpose={purpose} />
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>
        <Plural
          value={minutes}
          one="It works once and expires after # minute. If you ask for a new code, this one stops working."
          other="It works once and expires after # minutes. If you ask for a new code, this one stops working."
        />
      </Paragraph>
      <Note>
        <Trans>
          We will never ask you for this code by phone or message. If you didn’t ask for it, you can ignore this email.
        </Trans>
      </Note>
    </>
  ),
});

function Reason({ purpose }: { purpose: OtpPurpose }) {
  if (purpose === 'register') return <Trans>Enter this code on our site to finish your registration.</Trans>;
  if (purpose === 'login') return <Trans>Enter this code on our site to log in.</Trans>;
  if (purpose === 'brochure') return <Trans>Enter this code on our site to get the brochure.</Trans>;
  return <Trans>Enter this code on our site to confirm your call.</Trans>;
}
