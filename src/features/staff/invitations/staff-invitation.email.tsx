import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '#core/time/format-moment.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { staffInvitationMail } from './staff-invitation.mail.ts';

export const email = designMail(staffInvitationMail, {
  subject: ({ by }) => msg`${by} invites you to the staff desk`,
  Body: function Invitation({ data: { name, by, link, expiresAt } }) {
    const { i18n } = useLingui();
    return (
      <>
        <Heading>
          <Trans>Welcome to the staff desk</Trans>
        </Heading>
        <Paragraph>
          <Trans>
            Hello {name}, {by} invites you to the desk, where the staff run the site. You will be asked to add a way to
            sign in.
          </Trans>
        </Paragraph>
        <Action href={link}>
          <Trans>Accept the invitation</Trans>
        </Action>
        <Paragraph>
          <Trans>The link works once, until {formatMoment(expiresAt, i18n.locale)}.</Trans>
        </Paragraph>
        <Note>
          <Trans>Whoever opens the link comes in as you, so do not forward this email.</Trans>
        </Note>
      </>
    );
  },
});
