import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { type CallResult, call } from '#desk/calls/call.ts';
import { FormFaults, Problem } from '#desk/calls/form-faults.tsx';
import { interrupt, useInterruption } from '#desk/calls/interruption.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { SignIn } from '#desk/sign-in/sign-in.tsx';
import { hasPasskeys, useSignWithPasskey } from '#desk/sign-in/use-passkey.ts';
import { passwordProofInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog, openDialog } from '#ui/overlays/dialog.tsx';
import { useMe } from './use-me.ts';

const id = 'interruption';

/**
 * Asks over the page for what a call needs before it is answered: another sign-in, or a proof that it is still the same
 * person. Whatever was typed stays on the page, and the call is made again afterwards.
 */
export default function Interruptions() {
  const { t } = useLingui();
  const me = useMe();
  const waiting = useInterruption();
  const isSignIn = waiting?.kind === 'sign-in';

  useEffect(() => {
    if (waiting) openDialog(id);
    else closeDialog(id);
  }, [waiting]);

  async function goOn() {
    const now = await call('GET /me', { isUninterrupted: true });
    // Somebody else has signed in: what is on the page is not theirs.
    if (now.ok && now.data.id !== me.id) location.assign('/desk');
    else waiting?.settle(true);
  }

  return (
    <Dialog
      id={id}
      title={isSignIn ? t`Please sign in again` : t`Is it still you?`}
      closeLabel={t`Close`}
      onClose={() => waiting?.settle(false)}
    >
      {isSignIn && (
        <div className="stack-5">
          <p>
            <Trans>
              Your session has ended. Nothing on this page is lost: it continues as soon as you have signed in.
            </Trans>
          </p>
          <SignIn id={`${id}-sign-in`} email={me.email} onDone={() => void goOn()} />
        </div>
      )}
      {waiting?.kind === 'proof' && <Proof onDone={() => waiting.settle(true)} />}
    </Dialog>
  );
}

function Proof({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { factors } = useMe();
  const passkey = useSignWithPasskey({
    begin: () => proving(call('POST /auth/proof/passkey/options', { isUninterrupted: true })),
    finish: (credential) => proving(call('POST /auth/proof/passkey', { input: { credential }, isUninterrupted: true })),
    onDone,
  });
  const form = useDeskForm({
    id: 'proof',
    schema: passwordProofInput,
    defaults: { password: '', code: '' },
    call: (input) => proving(call('POST /auth/proof/password', { input, isUninterrupted: true })),
    onDone,
  });

  return (
    <div className="stack-5">
      <p>
        <Trans>This step needs a fresh proof that it is you and not somebody else at an unlocked computer.</Trans>
      </p>
      {factors.passkeys > 0 && hasPasskeys() && (
        <>
          <Button pending={passkey.pending} onClick={passkey.run}>
            <Trans>Use your passkey</Trans>
          </Button>
          <Problem text={passkey.problem} />
        </>
      )}
      {factors.totp && (
        <form onSubmit={form.submit} noValidate className="stack-4">
          <FormFaults form={form} />
          <TextField {...form.field('password')} type="password" label={t`Password`} autoComplete="current-password" />
          <TextField
            {...form.field('code')}
            label={t`Code from the app`}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            className="text-start tabular"
          />
          <Button type="submit" variant={factors.passkeys > 0 ? 'secondary' : 'primary'} pending={form.pending}>
            <Trans>Confirm</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}

/** If the session has ended meanwhile, the question becomes that for another sign-in. */
async function proving<Data>(made: Promise<CallResult<Data>>): Promise<CallResult<Data>> {
  const result = await made;
  if (!result.ok && result.status === 401) void interrupt('sign-in');
  return result;
}
