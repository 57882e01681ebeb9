import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '#core/time/format-moment.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { commentRefusedMail } from './comment-refused.mail.ts';

const reasons = {
  insult: msg`It insults somebody.`,
  'personal-data': msg`It contains private details of somebody.`,
  'off-topic': msg`It is not about the subject of the post.`,
  untrue: msg`It could mislead readers about the law.`,
  repeated: msg`It says the same as an earlier comment.`,
  other: null,
};

export const email = designMail(commentRefusedMail, {
  subject: ({ blog }) => msg`Your comment on “${blog}” does not appear`,
  Body: function CommentRefused({ data: { at, blog, blogLink, reason, words } }) {
    const { i18n } = useLingui();
    const hour = formatMoment(at, i18n.locale);
    const why = reasons[reason];
    return (
      <>
        <Heading>
          <Trans>Your comment on “{blog}” does not appear</Trans>
        </Heading>
        <Paragraph>
          <Trans>We have read your comment of {hour} and decided not to show it under the post.</Trans>
        </Paragraph>
        {why && <Paragraph>{i18n._(why)}</Paragraph>}
        {words && <Paragraph>“{words}”</Paragraph>}
        <Action href={blogLink}>
          <Trans>Read the post</Trans>
        </Action>
        <Note>
          <Trans>If you think that we are mistaken, reply to this email.</Trans>
        </Note>
      </>
    );
  },
});
