import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/dates.ts';
import type { Email } from '#features/mail/email.ts';
import { CallerFacts, CallFacts } from '#features/mail/parts/call-facts.tsx';
import { Heading } from '#features/mail/parts/mail-parts.tsx';

export const callNotice: Email<'call-notice'> = {
  subject: ({ name, time }) => msg`Call with ${name} on ${formatDate(time.date)}`,
  Body: ({ data: { name, time, caller } }) => (
    <>
      <Heading>
        <Trans>A call was booked</Trans>
      </Heading>
      <CallFacts time={time} forOffice />
      <CallerFacts name={name} {...caller} />
    </>
  ),
};
