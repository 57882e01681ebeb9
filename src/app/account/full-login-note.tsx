import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';

/** Tells clients who logged in with a brochure code that changing anything here takes a login with a password. */
export function FullLoginNote({ hasPassword }: { hasPassword: boolean }) {
  return (
    <div className="mb-6 border-s-4 border-note bg-sheet px-4 py-3">
      <p>
        {hasPassword ? (
          <Trans>You signed in with a brochure code. To change anything here, log in with your password.</Trans>
        ) : (
          <Trans>
            You signed in with a brochure code and have no password yet. Choose “Forgot your password?” on the login
            form; the link we email you lets you set one.
          </Trans>
        )}
      </p>
      <Button variant="secondary" command="show-modal" commandfor="account" className="mt-3">
        <Trans>Log in</Trans>
      </Button>
    </div>
  );
}
