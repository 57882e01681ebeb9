import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { Email } from '#features/mail/email.ts';
import { Heading } from '#features/mail/parts/mail-parts.tsx';
import { AppointmentFacts, CallerFacts } from './mail-facts.tsx';

export const callNotice: Email<'call-notice'> = {
  subject: ({ name, time }) => msg`Call with ${name} on ${formatDate(time.date)}`,
  Body: ({ data: { name, time, caller } }) => (
    <>
      <Heading>
        <Trans>A call was booked</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice />
      <CallerFacts name={name} {...caller} />
    </>
  ),
};
