import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';

/** What sending a form agrees to; stands under each. */
export function ConsentNote() {
  return (
    <p className="text-sm text-ink-2 in-[.bg-basalt]:text-rule">
      <Trans>
        By sending this form you agree that we may keep these details to answer you, as set out in our{' '}
        <Link to="/privacy-policy" className="underline underline-offset-4">
          privacy policy
        </Link>
        .
      </Trans>
    </p>
  );
}
