import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useShownPasswords } from '#app/forms/use-shown-passwords.tsx';
import { session } from '#app/session.ts';
import { accountTexts } from '#features/accounts/accounts.messages.ts';
import { resetInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';

/** The new password, entered twice; the token and email address of the link are sent with it. */
export function ResetForm({
  token,
  email,
  onDone,
  onInvalid,
}: {
  token: string;
  email: string;
  onDone: () => void;
  onInvalid: () => void;
}) {
  const { i18n, t } = useLingui();
  const passwords = useShownPasswords();
  const form = useCallForm({
    id: 'reset',
    schema: resetInput,
    defaults: { token, email, password: '', password_confirmation: '' },
    call: (input) => call('POST /password-reset', { input }),
    failed: () => i18n._(accountTexts.resetFailed),
    onDone: () => {
      // All of the client's sessions have ended, including the one in this browser.
      session.end();
      onDone();
    },
    onFail: ({ errors }) => {
      if (errors.token) onInvalid();
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormErrors form={form} />
      <TextField
        id="reset-address"
        label={t`Email`}
        defaultValue={email}
        readOnly
        autoComplete="username"
        dir="ltr"
        className="text-start"
      />
      <NewPasswordFields
        label={t`New password`}
        hint={
          <Trans>Use at least 8 characters and avoid common passwords. You will be logged out on every device.</Trans>
        }
        password={form.field('password')}
        confirmation={form.field('password_confirmation')}
        shown={passwords}
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Set password</Trans>
      </Button>
    </form>
  );
}
