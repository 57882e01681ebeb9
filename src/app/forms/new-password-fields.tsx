import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TextField } from '#ui/fields/field.tsx';
import type { CallForm } from './use-call-form.ts';
import type { useShownPasswords } from './use-shown-passwords.tsx';

type Field = ReturnType<CallForm['field']>;

/** A new password, entered twice, and the choice to see what was entered. */
export function NewPasswordFields({
  label,
  hint,
  password,
  confirmation,
  shown,
}: {
  label: string;
  hint: ReactNode;
  password: Field;
  confirmation: Field;
  shown: ReturnType<typeof useShownPasswords>;
}) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...password} type={shown.type} label={label} hint={hint} autoComplete="new-password" required />
      <TextField {...confirmation} type={shown.type} label={t`Confirm password`} autoComplete="new-password" required />
      {shown.control}
    </>
  );
}
