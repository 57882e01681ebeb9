import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoment } from '#core/time/format-moment.ts';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { scheduleFailedMail } from './schedule-failed.mail.ts';

export const email = designMail(scheduleFailedMail, {
  subject: ({ what, name }) => (what === 'end' ? msg`Still on the site: ${name}` : msg`Not published: ${name}`),
  Body: function ScheduleFailed({ data: { name, what, at, reasons, deskLink } }) {
    const { i18n } = useLingui();
    const hour = formatMoment(at, i18n.locale);
    return (
      <>
        <Heading>
          {what === 'end' ? <Trans>Still on the site: {name}</Trans> : <Trans>Not published: {name}</Trans>}
        </Heading>
        <Paragraph>
          {what === 'end' ? (
            <Trans>It should have left the site on {hour}. It stays there until somebody takes it off.</Trans>
          ) : (
            <Trans>It should have been published on {hour}. It is now back in review.</Trans>
          )}
        </Paragraph>
        {reasons.map((reason) => (
          <Paragraph key={reason}>{reason}</Paragraph>
        ))}
        <Action href={deskLink}>
          <Trans>Open it at the desk</Trans>
        </Action>
      </>
    );
  },
});
