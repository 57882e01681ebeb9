import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { ReviewNote, TurnOff } from './mail-review.tsx';
import { reviewAskedMail } from './review-asked.mail.ts';

export const email = designMail(reviewAskedMail, {
  subject: ({ name }) => msg`To review: ${name}`,
  Body: ({ data: { name, by, note, deskLink } }) => (
    <>
      <Heading>
        <Trans>To review: {name}</Trans>
      </Heading>
      <Paragraph>
        <Trans>{by} asks for a review.</Trans>
      </Paragraph>
      <ReviewNote note={note} />
      <Action href={deskLink}>
        <Trans>Open it at the desk</Trans>
      </Action>
      <TurnOff />
    </>
  ),
});
