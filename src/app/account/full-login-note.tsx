import { Trans } from '@lingui/react/macro';
import { chooseSignInMode } from '#app/sign-in/use-sign-in-mode.ts';
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
            You logged in with a brochure code and have no password yet. We’ll email you a link with which you can set
            one.
          </Trans>
        )}
      </p>
      <Button
        variant="secondary"
        command="show-modal"
        commandfor="account"
        onClick={() => chooseSignInMode(hasPassword ? 'login' : 'forgot')}
        className="mt-3"
      >
        {hasPassword ? <Trans>Log in</Trans> : <Trans>Set a password</Trans>}
      </Button>
    </div>
  );
}
