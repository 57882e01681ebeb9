import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { appointmentMovedMail } from './appointment-mails.ts';
import { AppointmentFacts, VisitorFacts } from './mail-facts.tsx';

export const email = designMail(appointmentMovedMail, {
  subject: ({ name, visitor }) => (visitor ? msg`Call with ${name} moved` : msg`Your call has been moved`),
  Body: ({ data: { name, time, before, manageLink, visitor } }) => (
    <>
      <Heading>
        <Trans>The call has been moved</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice={visitor !== null} />
      <Paragraph>
        <Trans>Previous time:</Trans>
      </Paragraph>
      <AppointmentFacts time={before} forOffice={visitor !== null} />
      {visitor ? <VisitorFacts name={name} {...visitor} /> : null}
      {manageLink ? (
        <Action href={manageLink}>
          <Trans>Move or cancel the call</Trans>
        </Action>
      ) : null}
    </>
  ),
});
