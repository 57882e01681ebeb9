import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults, Problem } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { passwordSignInInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { hasPasskeys, useSignWithPasskey } from './use-passkey.ts';

/**
 * Both ways into the desk: a passkey, or a password with a code.
 *
 * @param email the address to begin with
 * @param onDone called once the browser has its session
 */
export function SignIn({ id, email = '', onDone }: { id: string; email?: string; onDone: () => void }) {
  const { t } = useLingui();
  const passkey = useSignWithPasskey({
    begin: () => call('POST /auth/passkey/options', { isUninterrupted: true }),
    finish: (credential) => call('POST /auth/passkey', { input: { credential }, isUninterrupted: true }),
    onDone,
  });
  const form = useDeskForm({
    id,
    schema: passwordSignInInput,
    defaults: { email, password: '', code: '' },
    call: (input) => call('POST /auth/password', { input, isUninterrupted: true }),
    onDone,
  });

  return (
    <div className="stack-5">
      {hasPasskeys() && (
        <div className="stack-3 border-b border-rule pb-6">
          <Button className="w-full" pending={passkey.pending} onClick={passkey.run}>
            <Trans>Sign in with a passkey</Trans>
          </Button>
          <p className="text-sm text-ink-2">
            <Trans>Your fingerprint, your face or the PIN of this device; nothing to type.</Trans>
          </p>
          <Problem text={passkey.problem} />
        </div>
      )}
      <form onSubmit={form.submit} noValidate aria-label={t`With a password and a code`} className="stack-4">
        <FormFaults form={form} />
        <TextField
          {...form.field('email')}
          type="email"
          label={t`Email`}
          autoComplete="username"
          dir="ltr"
          className="text-start"
        />
        <TextField {...form.field('password')} type="password" label={t`Password`} autoComplete="current-password" />
        <TextField
          {...form.field('code')}
          label={t`Code`}
          hint={<Trans>Six digits from your authenticator app, or one of your recovery codes.</Trans>}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          className="text-start tabular"
        />
        <Button
          type="submit"
          variant={hasPasskeys() ? 'secondary' : 'primary'}
          pending={form.pending}
          className="w-full"
        >
          <Trans>Sign in with a password</Trans>
        </Button>
      </form>
    </div>
  );
}
