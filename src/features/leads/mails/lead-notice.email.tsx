import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Note } from '#features/mail/parts/mail-parts.tsx';
import { leadNoticeMail } from './lead-mails.ts';
import { MailLead } from './mail-lead.tsx';

export const email = designMail(leadNoticeMail, {
  subject: ({ form, name, leadId }) => msg`${form} from ${name} (#${leadId})`,
  Body: ({ data }) => (
    <>
      <MailLead data={data} />
      <Note>
        <Trans>Reply to this email to write to {data.email}.</Trans>
      </Note>
    </>
  ),
});
