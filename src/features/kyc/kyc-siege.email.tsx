import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { kycSiegeMail } from './kyc-siege.mail.ts';

export const email = designMail(kycSiegeMail, {
  subject: () => msg`Somebody is guessing at the KYC password`,
  Body: ({ data: { wrong } }) => (
    <>
      <Heading>
        <Trans>Many wrong passwords on the KYC page</Trans>
      </Heading>
      <Paragraph>
        <Trans>
          There were {wrong} wrong passwords within an hour. After 300, new visitors have to wait until the hour is
          over; browsers in which a client has logged in before do not.
        </Trans>
      </Paragraph>
      <Note>
        <Trans>
          The passwords themselves are safe as long as they are long and random. The security log names the networks.
        </Trans>
      </Note>
    </>
  ),
});
