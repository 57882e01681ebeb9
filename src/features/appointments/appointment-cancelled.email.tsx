import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Email } from '#features/mail/email.ts';
import { Heading, Note } from '#features/mail/parts/mail-parts.tsx';
import { AppointmentFacts, CallerFacts } from './mail-facts.tsx';

export const callCancelled: Email<'call-cancelled'> = {
  subject: ({ name, caller }) => (caller ? msg`Call with ${name} was cancelled` : msg`Your call was cancelled`),
  Body: ({ data: { name, time, caller } }) => (
    <>
      <Heading>
        <Trans>The call was cancelled</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice={caller !== null} />
      {caller ? (
        <CallerFacts name={name} {...caller} />
      ) : (
        <Note>
          <Trans>Whenever you want to talk to us, choose a new time on our site.</Trans>
        </Note>
      )}
    </>
  ),
};
