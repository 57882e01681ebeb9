import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { designMail } from '#features/mail/design-mail.tsx';
import { Action, Heading, Name, Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';
import { confirmFollowMail } from './alert-mails.ts';

export const email = designMail(confirmFollowMail, {
  subject: () => msg`Confirm what you want to follow`,
  Body: ({ data: { link, names, hours } }) => (
    <>
      <Heading>
        <Trans>Confirm what you want to follow</Trans>
      </Heading>
      <Paragraph>
        <Trans>Someone entered this address on our site to be told by email what changes about:</Trans>
      </Paragraph>
      {names.map((name) => (
        <Paragraph key={name}>
          <Name>{name}</Name>
        </Paragraph>
      ))}
      <Action href={link}>
        <Trans>Open the page with the button</Trans>
      </Action>
      <Paragraph>
        <Plural
          value={hours}
          one="Nothing begins until you press the button there. The link works for # hour."
          other="Nothing begins until you press the button there. The link works for # hours."
        />
      </Paragraph>
      <Note>
        <Trans>If this wasn’t you, you can ignore this email: we will then delete the address.</Trans>
      </Note>
    </>
  ),
});
