import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { redirect, useNavigate } from 'react-router';
import { PasskeyAdder } from '#desk/access/passkey-adder.tsx';
import { PasswordForm } from '#desk/access/password-form.tsx';
import { RecoveryCodes } from '#desk/access/recovery-codes.tsx';
import { TotpSetup } from '#desk/access/totp-setup.tsx';
import { type CallFailure, CallFault, call } from '#desk/calls/call.ts';
import { Problem } from '#desk/calls/form-faults.tsx';
import { Entrance } from '#desk/shell/entrance.tsx';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { Button } from '#ui/button.tsx';
import { hasPasskeys } from './use-passkey.ts';

type Step = 'choice' | 'passkey' | 'password' | 'app' | 'codes';

/** For whoever came by an invitation and has no way to sign in yet. */
export async function loader() {
  const me = await call('GET /me', { isUninterrupted: true });
  if (!me.ok && me.status === 401) throw redirect('/sign-in');
  if (!me.ok) throw new CallFault(me);
  if (me.data.factor) throw redirect('/');
  return null;
}

/** They were made by the server a moment ago, so the page must not ask again whether somebody needs them. */
export const shouldRevalidate = () => false;

export function Component() {
  const { t } = useLingui();
  const faultText = useFaultText();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('choice');
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<CallFailure>();

  async function makeCodes() {
    const made = await call('POST /me/recovery-codes');
    if (!made.ok) return setFailure(made);
    setCodes(made.data.codes);
    setStep('codes');
  }

  const enter = () => void navigate('/', { replace: true });
  const titles: Record<Step, string> = {
    choice: t`How will you sign in?`,
    passkey: t`Create a passkey`,
    password: t`Choose a password`,
    app: t`Connect an authenticator app`,
    codes: t`Store your recovery codes`,
  };
  const screens: Record<Step, ReactNode> = {
    choice: <Choice onChoose={setStep} />,
    passkey: <PasskeyAdder isPrimary onDone={enter} />,
    password: <PasswordForm submit={t`Go on`} onDone={() => setStep('app')} />,
    app: <TotpSetup onDone={() => void makeCodes()} />,
    codes: <RecoveryCodes codes={codes} onDone={enter} />,
  };

  return (
    <Entrance title={titles[step]} step={step}>
      {screens[step]}
      <Problem text={failure && faultText(failure)} />
      {(step === 'passkey' || step === 'password') && (
        <Button variant="quiet" className="ps-0" onClick={() => setStep('choice')}>
          <Trans>Choose another way</Trans>
        </Button>
      )}
    </Entrance>
  );
}

function Choice({ onChoose }: { onChoose: (step: Step) => void }) {
  return (
    <>
      {hasPasskeys() && (
        <div className="stack-3 border-b border-rule pb-6">
          <p>
            <Trans>
              <strong>A passkey</strong> is the quickest and the safest: you open the desk the way you unlock this
              device. Nobody can guess or steal it.
            </Trans>
          </p>
          <Button onClick={() => onChoose('passkey')}>
            <Trans>With a passkey</Trans>
          </Button>
        </div>
      )}
      <div className="stack-3">
        <p>
          <Trans>
            <strong>A password and an app</strong> on your phone, which shows a new code every 30 seconds, work on any
            computer.
          </Trans>
        </p>
        <Button variant={hasPasskeys() ? 'secondary' : 'primary'} onClick={() => onChoose('password')}>
          <Trans>With a password and an app</Trans>
        </Button>
      </div>
    </>
  );
}
