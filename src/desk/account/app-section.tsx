import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PasswordForm } from '#desk/access/password-form.tsx';
import { RecoveryCodes } from '#desk/access/recovery-codes.tsx';
import { TotpSetup } from '#desk/access/totp-setup.tsx';
import { call } from '#desk/calls/call.ts';
import type { DeskCallAnswer } from '#desk/calls/desk-calls.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { useIndianMoment } from '#desk/texts/use-indian-moment.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import { AccountSection } from './account-section.tsx';

type Access = Pick<DeskCallAnswer<'GET /me/access'>, 'totp' | 'hasPassword' | 'codesLeft'>;

/** The password with its app, and the codes for the day on which the app is lost. */
export function AppSection({ access, onDone }: { access: Access; onDone: () => void }) {
  const { t } = useLingui();
  const moment = useIndianMoment();
  const toast = useToast();
  const faultText = useFaultText();
  const [open, setOpen] = useState<'password' | 'app'>();
  const [codes, setCodes] = useState<readonly string[]>();

  async function makeCodes() {
    const made = await call('POST /me/recovery-codes');
    if (made.ok) setCodes(made.data.codes);
    else toast.error(faultText(made));
  }

  function finish(message: string) {
    setOpen(undefined);
    toast.success(message);
    onDone();
  }

  return (
    <AccountSection title={t`Password and authenticator app`}>
      <p>
        {access.totp ? (
          <Trans>An app is connected since {moment(access.totp.confirmedAt)}.</Trans>
        ) : (
          <Trans>No app is connected. With a password and an app you can sign in on any computer.</Trans>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('password')}>
          {access.hasPassword ? <Trans>Change the password</Trans> : <Trans>Set a password</Trans>}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('app')}>
          {access.totp ? <Trans>Connect another app</Trans> : <Trans>Connect an app</Trans>}
        </Button>
      </div>
      <div className="max-w-md">
        {open === 'password' && (
          <PasswordForm submit={t`Save the password`} onDone={() => finish(t`The password has been saved`)} />
        )}
        {open === 'app' && <TotpSetup onDone={() => finish(t`The app is connected`)} />}
      </div>
      {access.totp && (
        <div className="max-w-md stack-3">
          <h3>
            <Trans>Recovery codes</Trans>
          </h3>
          {codes ? (
            <RecoveryCodes
              codes={codes}
              onDone={() => {
                setCodes(undefined);
                onDone();
              }}
            />
          ) : (
            <>
              <p>
                <Plural
                  value={access.codesLeft}
                  _0="You have none left."
                  one="You have # code left."
                  other="You have # codes left."
                />
              </p>
              <Button variant="secondary" onClick={() => void makeCodes()}>
                <Trans>Make new codes</Trans>
              </Button>
            </>
          )}
        </div>
      )}
    </AccountSection>
  );
}
