import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { designMail } from '#features/mail/design-mail.tsx';
import { Fact, Facts, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { leadDigestMail } from './lead-mails.ts';
import { MailLead } from './mail-lead.tsx';

export const email = designMail(leadDigestMail, {
  subject: ({ leads: { length: count } }) => msg`New enquiries in one email: ${count}`,
  Body: function Digest({ data: { leads, waiting } }) {
    const { t } = useLingui();
    return (
      <>
        <Paragraph>
          <Trans>Many enquiries arrived within an hour, so this email lists them together.</Trans>
        </Paragraph>
        {leads.map((lead) => (
          <Fragment key={lead.leadId}>
            <MailLead data={lead} />
            <Facts>
              <Fact label={t`Email`}>{lead.email}</Fact>
            </Facts>
          </Fragment>
        ))}
        {waiting > 0 && (
          <Note>
            <Trans>Enquiries to follow in the next email: {waiting}.</Trans>
          </Note>
        )}
      </>
    );
  },
});
