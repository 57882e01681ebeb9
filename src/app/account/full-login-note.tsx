import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** Tells clients who logged in with a brochure code that they must log in with a password to change anything here. */
export function FullLoginNote({ hasPassword }: { hasPassword: boolean }) {
  return (
    <div className="mb-6 border-s-4 border-note bg-sheet px-4 py-3">
      <p>
        {hasPassword ? (
          <Trans>You logged in with a brochure code. To change anything here, log in with your password.</Trans>
        ) : (
          <Trans>
            You logged in with a brochure code and have no password yet. Choose “Forgot your password?” on the login
            form, and we’ll email you a link to set one.
          </Trans>
        )}
      </p>
      <Button variant="secondary" command="show-modal" commandfor="account" className="mt-3">
        <Trans>Log in</Trans>
      </Button>
    </div>
  );
}
