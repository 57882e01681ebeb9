import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { newPasswordInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';

/** A new password for the desk, entered twice. */
export function PasswordForm({ submit, onDone }: { submit: string; onDone: () => void }) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: 'new-password',
    schema: newPasswordInput,
    defaults: { password: '', password_confirmation: '' },
    call: (input) => call('PUT /me/password', { input }),
    onDone,
  });

  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField
        {...form.field('password')}
        type="password"
        label={t`New password`}
        hint={<Trans>At least 15 characters. Four or five words are easier to remember than symbols.</Trans>}
        autoComplete="new-password"
      />
      <TextField
        {...form.field('password_confirmation')}
        type="password"
        label={t`Confirm password`}
        autoComplete="new-password"
      />
      <Button type="submit" pending={form.pending}>
        {submit}
      </Button>
    </form>
  );
}
