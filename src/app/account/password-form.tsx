import { Trans, useLingui } from '@lingui/react/macro';
import { z } from 'zod';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useShownPasswords } from '#app/forms/use-shown-passwords.tsx';
import { useSession } from '#app/session.ts';
import { withCrossChecks } from '#core/forms/with-cross-checks.ts';
import { accountTexts } from '#features/accounts/accounts.messages.ts';
import { changePasswordInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

const mismatch = /*i18n*/ 'New password and confirm password do not match';

/** The confirmation is compared here and not sent, because the call has no field for it. */
const schema = withCrossChecks(changePasswordInput.extend({ confirm: z.string() }), (sent, refuse) => {
  if (sent.new_password !== sent.confirm) refuse('confirm', mismatch);
}).transform(({ current_password, new_password }) => ({ current_password, new_password }));

export function PasswordForm() {
  const { i18n, t } = useLingui();
  const passwords = useShownPasswords();
  const toast = useToast();
  const email = useSession()?.client.email;
  const form = useCallForm({
    id: 'password',
    schema,
    defaults: { current_password: '', new_password: '', confirm: '' },
    call: (input) => call('POST /client/change-password', { input }),
    failed: () => i18n._(accountTexts.changeFailed),
    onDone: () => {
      form.inputs.reset();
      toast.success(i18n._(accountTexts.changed));
    },
  });

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormErrors form={form} />
      {/* Tells password managers whose password this is. */}
      <input type="text" autoComplete="username" value={typeof email === 'string' ? email : ''} readOnly hidden />
      <TextField
        {...form.field('current_password')}
        type={passwords.type}
        label={t`Current password`}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields
        label={t`New password`}
        hint={
          <Trans>
            Use at least 8 characters and avoid common passwords. You will be logged out on your other devices.
          </Trans>
        }
        password={form.field('new_password')}
        confirmation={form.field('confirm')}
        shown={passwords}
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}
