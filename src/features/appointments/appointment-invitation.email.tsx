import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Email } from '#features/mail/email.ts';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { AppointmentFacts } from './mail-facts.tsx';

export const callInvitation: Email<'call-invitation'> = {
  subject: () => msg`Your call with our expert`,
  Body: ({ data: { name, time, manageLink, ics } }) => (
    <>
      <Heading>
        <Trans>Your call is confirmed</Trans>
      </Heading>
      <Paragraph>
        <Trans>Hello {name}, we call you on the number that you gave us:</Trans>
      </Paragraph>
      <AppointmentFacts time={time} />
      {ics ? (
        <Paragraph>
          <Trans>The invitation in this mail puts the call into your calendar.</Trans>
        </Paragraph>
      ) : null}
      <Action href={manageLink}>
        <Trans>Move or cancel the call</Trans>
      </Action>
      <Note>
        <Trans>Questions before the call? Answer this mail.</Trans>
      </Note>
    </>
  ),
};
