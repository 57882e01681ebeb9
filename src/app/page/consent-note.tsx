import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

const notes = {
  reply: (
    <Trans>
      By sending this form, you agree that we may store these details in order to reply to you, as set out in our{' '}
      <PolicyLink>privacy policy</PolicyLink>.
    </Trans>
  ),
  account: (
    <Trans>
      By registering, you agree that we may store these details in order to keep an account for you, as set out in our{' '}
      <PolicyLink>privacy policy</PolicyLink>.
    </Trans>
  ),
  comment: (
    <Trans>
      By sending this comment, you agree that we may store it and publish it with your name, as set out in our{' '}
      <PolicyLink>privacy policy</PolicyLink>.
    </Trans>
  ),
};

/** Says what the visitor agrees to by sending a form; shown under every form. */
export function ConsentNote({ purpose = 'reply' }: { purpose?: keyof typeof notes }) {
  return <p className="text-sm text-ink-2 in-[.bg-basalt]:text-rule in-[.bg-sheet]:text-ink-2">{notes[purpose]}</p>;
}

function PolicyLink({ children }: { children: ReactNode }) {
  return (
    <Link to="/privacy-policy" className="underline underline-offset-4">
      {children}
    </Link>
  );
}
