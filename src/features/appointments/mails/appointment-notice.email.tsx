import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Heading } from '#features/mail/parts/mail-parts.tsx';
import { appointmentNoticeMail } from './appointment-mails.ts';
import { AppointmentFacts, VisitorFacts } from './mail-facts.tsx';

export const email = designMail(appointmentNoticeMail, {
  subject: ({ name, time }) => msg`Call with ${name} on ${formatDate(time.date)}`,
  Body: ({ data: { name, time, visitor } }) => (
    <>
      <Heading>
        <Trans>A call has been booked</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice />
      <VisitorFacts name={name} {...visitor} />
    </>
  ),
});
