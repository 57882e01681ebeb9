import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Fact, Facts, Heading, Ltr, MailLink, Note } from '#features/mail/parts/mail-parts.tsx';
import { commentNoticeMail } from './comment-notice.mail.ts';

export const email = designMail(commentNoticeMail, {
  subject: ({ name, blog }) => msg`Comment from ${name} on “${blog}”`,
  Body: ({ data }) => <CommentNotice data={data} />,
});

function CommentNotice({ data }: { data: typeof commentNoticeMail.sample }) {
  const { t } = useLingui();
  return (
    <>
      <Heading>
        <Trans>A comment is waiting for approval</Trans>
      </Heading>
      <Facts>
        <Fact label={t`Name`}>{data.name}</Fact>
        <Fact label={t`Email`}>
          <Ltr>{data.email}</Ltr>
        </Fact>
        <Fact label={t`Post`}>
          <MailLink href={data.blogLink}>{data.blog}</MailLink>
        </Fact>
        <Fact label={t`Comment`}>{data.comment}</Fact>
      </Facts>
      <Decision {...data} />
    </>
  );
}

function Decision({ deskLink, reviewLink, email }: typeof commentNoticeMail.sample) {
  if (deskLink) {
    return (
      <>
        <Action href={deskLink}>
          <Trans>Approve or refuse at the desk</Trans>
        </Action>
        <Note>
          <Trans>Nobody sees the comment until you approve it. To write to its author, use {email}.</Trans>
        </Note>
      </>
    );
  }
  if (!reviewLink) return null;
  return (
    <>
      <Action href={reviewLink}>
        <Trans>Approve or refuse</Trans>
      </Action>
      <Note>
        <Trans>
          Nobody sees the comment until you approve it. The link works for 14 days and for one decision; do not forward
          it.
        </Trans>
      </Note>
      <Note>
        <Trans>A reply would contain the link, so write to {email} in a new email.</Trans>
      </Note>
    </>
  );
}
