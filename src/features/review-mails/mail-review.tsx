import { Trans } from '@lingui/react/macro';
import { Note, Paragraph } from '#features/mail/parts/mail-parts.tsx';

/** What was said of it, in the words of whoever said it. */
export function ReviewNote({ note }: { note: string | null }) {
  return note && <Paragraph>“{note}”</Paragraph>;
}

export function TurnOff() {
  return (
    <Note>
      <Trans>You can turn these emails off at the desk, under “Your account”.</Trans>
    </Note>
  );
}
