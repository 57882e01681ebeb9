import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Email } from '#features/mail/email.ts';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { AppointmentFacts, CallerFacts } from './mail-facts.tsx';

export const callMoved: Email<'call-moved'> = {
  subject: ({ name, caller }) => (caller ? msg`Call with ${name} was moved` : msg`Your call was moved`),
  Body: ({ data: { name, time, before, manageLink, caller } }) => (
    <>
      <Heading>
        <Trans>The call was moved</Trans>
      </Heading>
      <AppointmentFacts time={time} forOffice={caller !== null} />
      <Paragraph>
        <Trans>This time holds no longer:</Trans>
      </Paragraph>
      <AppointmentFacts time={before} forOffice={caller !== null} />
      {caller ? <CallerFacts name={name} {...caller} /> : null}
      {manageLink ? (
        <Action href={manageLink}>
          <Trans>Move or cancel the call</Trans>
        </Action>
      ) : null}
    </>
  ),
};
