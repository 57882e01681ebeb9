import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** Says what the visitor agrees to by sending a form; shown under every form. */
export function ConsentNote() {
  return (
    <p className="text-sm text-ink-2 in-[.bg-basalt]:text-rule in-[.bg-sheet]:text-ink-2">
      <Trans>
        By sending this form, you agree that we may store these details in order to reply to you, as set out in our{' '}
        <Link to="/privacy-policy" className="underline underline-offset-4">
          privacy policy
        </Link>
        .
      </Trans>
    </p>
  );
}
