import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading } from '#features/mail/parts/mail-parts.tsx';
import { leadMentionMail } from './lead-mails.ts';

export const email = designMail(leadMentionMail, {
  subject: ({ by, leadId }) => msg`${by} mentions you in a note on lead #${leadId}`,
  Body: ({ data: { by, leadId, deskLink } }) => (
    <>
      <Heading>
        <Trans>
          {by} mentions you in a note on lead #{leadId}
        </Trans>
      </Heading>
      <Action href={deskLink}>
        <Trans>Open the lead at the desk</Trans>
      </Action>
    </>
  ),
});
