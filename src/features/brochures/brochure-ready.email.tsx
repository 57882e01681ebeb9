import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { brochureReadyMail } from './brochure-ready.mail.ts';

export const email = designMail(brochureReadyMail, {
  subject: ({ service }) => msg`Your brochure: ${service}`,
  Body: ({ data: { name, service, link } }) => (
    <>
      <Heading>
        <Trans>Your brochure is ready</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name},</Trans>
      </Paragraph>
      <Paragraph>
        <Trans>Thank you for your interest in {service}. The brochure is in your client area.</Trans>
      </Paragraph>
      <Action href={link}>
        <Trans>Open the brochure</Trans>
      </Action>
      <Paragraph>
        <Trans>
          One of our consultants will write or call within one working day. If you have a question, reply to this email.
        </Trans>
      </Paragraph>
    </>
  ),
});
