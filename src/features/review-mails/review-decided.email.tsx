import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '#core/time/format-moment.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { ReviewNote, TurnOff } from './mail-review.tsx';
import { reviewDecidedMail } from './review-decided.mail.ts';

type Decided = typeof reviewDecidedMail.sample;

const titles = {
  'sent-back': ({ name }: Decided) => msg`Sent back: ${name}`,
  published: ({ name }: Decided) => msg`Published: ${name}`,
  scheduled: ({ name }: Decided) => msg`Scheduled: ${name}`,
  unscheduled: ({ name }: Decided) => msg`No longer scheduled: ${name}`,
  discarded: ({ name }: Decided) => msg`Discarded: ${name}`,
};
const titleOf = (data: Decided) => titles[data.outcome](data);

export const email = designMail(reviewDecidedMail, {
  subject: titleOf,
  Body: function ReviewDecided({ data }) {
    const { i18n } = useLingui();
    const { by, at, note, deskLink } = data;
    const hour = at && formatMoment(at, i18n.locale);
    return (
      <>
        <Heading>{i18n._(titleOf(data))}</Heading>
        <Paragraph>
          <Trans>{by} has decided this.</Trans>
        </Paragraph>
        {hour && (
          <Paragraph>
            <Trans>It will appear on the site on {hour}.</Trans>
          </Paragraph>
        )}
        <ReviewNote note={note} />
        <Action href={deskLink}>
          <Trans>Open it at the desk</Trans>
        </Action>
        <TurnOff />
      </>
    );
  },
});
