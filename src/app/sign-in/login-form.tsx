import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useShownPasswords } from '#app/forms/use-shown-passwords.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { type LoginInput, loginInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import type { SignInFormProps } from './use-sign-in-texts.ts';

export const logIn = (input: LoginInput) => call('POST /client/login', { input });

/** Asks for the password; the one-time password follows. */
export function LoginForm({ id, texts, draft, hideServerErrors, onDone, onSwitch }: SignInFormProps<LoginInput>) {
  const { t } = useLingui();
  const passwords = useShownPasswords();
  const form = useCallForm({
    id,
    schema: loginInput,
    defaults: { email: draft.email ?? '', password: draft.password ?? '' },
    call: logIn,
    failed: texts.loginFailed,
    hideServerErrors,
    onDone: (_, input) => onDone(input, form.inputs.getValues()),
  });

  return (
    <ModeTabs id={id} mode="login" onChoose={(mode) => onSwitch(mode, form.inputs.getValues())}>
      <form onSubmit={form.submit} noValidate className="stack-5">
        <FormErrors form={form} />
        <EmailField
          {...form.field('email')}
          hint={<Trans>Enter your password, and we’ll email a six-digit code to this address.</Trans>}
          autoComplete="username"
        />
        <TextField
          {...form.field('password')}
          type={passwords.type}
          label={t`Password`}
          autoComplete="current-password"
          required
        />
        {passwords.control}
        <p>
          <Button variant="quiet" className="ps-0" onClick={() => onSwitch('forgot', form.inputs.getValues())}>
            <Trans>Forgot your password?</Trans>
          </Button>
        </p>
        <FormMessage form={form} />
        <Button type="submit" pending={form.pending} className="w-full">
          <Trans>Log in</Trans>
        </Button>
      </form>
    </ModeTabs>
  );
}
