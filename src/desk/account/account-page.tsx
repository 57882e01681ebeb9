import { useLingui } from '@lingui/react/macro';
import { useLoaderData, useRevalidator } from 'react-router';
import { load } from '#desk/calls/call.ts';
import { DeskPage } from '#desk/shell/desk-page.tsx';
import { AppSection } from './app-section.tsx';
import { PasskeySection } from './passkey-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { SessionSection } from './session-section.tsx';

/** Ways to sign in and sessions of the person who is signed in. */
export const loader = () => load('GET /me/access');

export function Component() {
  const { t } = useLingui();
  const access = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();

  return (
    <DeskPage title={t`Your account`}>
      <div className="max-w-3xl stack-10">
        <ProfileSection onDone={reload} />
        <PasskeySection passkeys={access.passkeys} onDone={reload} />
        <AppSection access={access} onDone={reload} />
        <SessionSection sessions={access.sessions} onDone={reload} />
      </div>
    </DeskPage>
  );
}
