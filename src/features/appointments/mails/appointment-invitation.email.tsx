import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { appointmentInvitationMail } from './appointment-mails.ts';
import { AppointmentFacts } from './mail-facts.tsx';

export const email = designMail(appointmentInvitationMail, {
  subject: () => msg`Your call with our expert`,
  Body: ({ data: { name, time, manageLink } }) => (
    <>
      <Heading>
        <Trans>Your call is confirmed</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name}, we’ll call you on the number you gave us:</Trans>
      </Paragraph>
      <AppointmentFacts time={time} />
      <Paragraph>
        <Trans>Open the attached invitation to add the call to your calendar.</Trans>
      </Paragraph>
      <Action href={manageLink}>
        <Trans>Move or cancel the call</Trans>
      </Action>
      <Note>
        <Trans>If you have a question before the call, reply to this email.</Trans>
      </Note>
    </>
  ),
});
