import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading, Note } from '#features/mail/parts/mail-parts.tsx';
import { appointmentCancelledMail } from './appointment-mails.ts';
import { AppointmentFacts, VisitorFacts } from './mail-facts.tsx';

export const email = designMail(appointmentCancelledMail, {
  subject: ({ name, visitor }) => (visitor ? msg`Call with ${name} cancelled` : msg`Your call has been cancelled`),
  Body: ({ data: { name, time, visitor } }) => (
    <>
      <Heading>
        <Trans>The call has been cancelled</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice={visitor !== null} />
      {visitor ? (
        <VisitorFacts name={name} {...visitor} />
      ) : (
        <Note>
          <Trans>If you would still like to talk to us, choose a new time on our site.</Trans>
        </Note>
      )}
    </>
  ),
});
