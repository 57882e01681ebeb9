import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { appointmentInvitationMail } from './appointment-invitation.mail.ts';
import { AppointmentFacts } from './mail-facts.tsx';

export const email = designMail(appointmentInvitationMail, {
  subject: () => msg`Your call with our expert`,
  Body: ({ data: { name, time, manageLink } }) => (
    <>
      <Heading>
        <Trans>Your call is confirmed</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name}, we call you on the number that you gave us:</Trans>
      </Paragraph>
      <AppointmentFacts time={time} />
      <Paragraph>
        <Trans>The invitation in this mail puts the call into your calendar.</Trans>
      </Paragraph>
      <Action href={manageLink}>
        <Trans>Move or cancel the call</Trans>
      </Action>
      <Note>
        <Trans>Questions before the call? Answer this mail.</Trans>
      </Note>
    </>
  ),
});
