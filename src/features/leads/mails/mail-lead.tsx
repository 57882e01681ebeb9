import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { formatMoment } from '#core/time/format-moment.ts';
import { Action, Fact, Facts, Heading, Ltr, MailLink, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import type { leadNoticeMail } from './lead-mails.ts';

type Lead = z.output<typeof leadNoticeMail.data>;

/** All that a form was sent with, for the office. */
export function MailLead({ data }: { data: Lead }) {
  return (
    <>
      <Heading>
        {data.form}: {data.name}
      </Heading>
      <Paragraph>
        {data.isVerified ? <Trans>Email address verified.</Trans> : <Trans>Email address not verified.</Trans>}
      </Paragraph>
      <Facts>
        {data.fields.map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <Files {...data} />
      {data.deskLink && (
        <Action href={data.deskLink}>
          <Trans>Open the lead at the desk</Trans>
        </Action>
      )}
      <Origin data={data} />
    </>
  );
}

function Files({ files, deskLink }: Pick<Lead, 'files' | 'deskLink'>) {
  if (!files.length) return null;
  return (
    <>
      {files.map(({ name, bytes, link }) => {
        const file = `${name} (${Math.ceil(bytes / 1024)} KB)`;
        return <Paragraph key={name}>{link ? <MailLink href={link}>{file}</MailLink> : file}</Paragraph>;
      })}
      <Note>
        {deskLink ? (
          <Trans>Files can be downloaded at the desk. Be careful with files from people you don’t know.</Trans>
        ) : (
          <Trans>Links to files work for 7 days. Be careful with files from people you don’t know.</Trans>
        )}
      </Note>
    </>
  );
}

function Origin({ data }: { data: Lead }) {
  const { t, i18n } = useLingui();
  const utm = Object.entries(data.utm).map(([key, value]) => `${key}=${value}`);
  return (
    <Facts>
      <Fact label={t`Lead`}>
        <Ltr>#{data.leadId}</Ltr>
      </Fact>
      <Fact label={t`Received`}>{formatMoment(data.receivedAt, i18n.locale)}</Fact>
      <Fact label={t`Source`}>{data.source}</Fact>
      <Fact label={t`First page visited`}>{data.firstPage}</Fact>
      <Fact label={t`Referring page`}>{data.referrer}</Fact>
      <Fact label={t`Campaign`}>{utm.join(', ')}</Fact>
      <Fact label={t`Language`}>{data.language}</Fact>
    </Facts>
  );
}
