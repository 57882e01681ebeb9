import { Trans } from '@lingui/react/macro';
import { useOutletContext } from 'react-router';
import { useCall } from '#app/calls/use-call.ts';
import { pageMeta } from '#app/page/page-meta.ts';
import { privateTitles } from '#app/page/private-titles.ts';
import { chooseSignInMode } from '#app/sign-in/use-sign-in-mode.ts';
import { Button } from '#ui/button.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { Route } from './+types/profile';
import type { AccountContext } from './account-layout.tsx';
import { LoadFailed } from './load-failed.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, { title: privateTitles.profile });
}

export default function Profile() {
  const { scope } = useOutletContext<AccountContext>();
  const isFull = scope === 'full';
  const { result, reload } = useCall('GET /client/profile', {});
  return (
    <div className="stack-14">
      <section aria-labelledby="profile-title" className="max-w-xl">
        <h2 id="profile-title" className="mb-6">
          <Trans>Profile</Trans>
        </h2>
        {!result ? (
          <SkeletonText lines={8} />
        ) : result.ok ? (
          <>
            {!isFull && <FullLoginNote hasPassword={result.data.has_password} />}
            <ProfileForm profile={result.data} isFull={isFull} />
          </>
        ) : (
          <LoadFailed title={<Trans>Your profile could not be loaded</Trans>} failure={result} retry={reload} />
        )}
      </section>
      {isFull && (
        <section aria-labelledby="password-title" className="max-w-xl">
          <h2 id="password-title" className="mb-6">
            <Trans>Change password</Trans>
          </h2>
          {!result ? (
            <SkeletonText lines={6} />
          ) : result.ok && !result.data.has_password ? (
            <FullLoginNote hasPassword={false} />
          ) : (
            <PasswordForm />
          )}
        </section>
      )}
      {isFull && (
        <section aria-labelledby="sessions-title" className="max-w-3xl">
          <h2 id="sessions-title" className="mb-6">
            <Trans>Where you are logged in</Trans>
          </h2>
          <SessionList />
        </section>
      )}
    </div>
  );
}

/** Tells clients who logged in with a brochure code that they must log in with a password to change anything here. */
function FullLoginNote({ hasPassword }: { hasPassword: boolean }) {
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
