import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { FocusedNote } from './focused-note.tsx';

/** Shown in place of a form that has been sent, until the visitor wants to send another one. */
export function SentNote({
  title,
  children,
  onAnother,
}: {
  title: ReactNode;
  children: ReactNode;
  onAnother: () => void;
}) {
  return (
    <FocusedNote tone="done">
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{children}</p>
      <Button variant="quiet" className="mt-1 ps-0" onClick={onAnother}>
        <Trans>Send another</Trans>
      </Button>
    </FocusedNote>
  );
}
