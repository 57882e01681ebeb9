import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/field.tsx';

/** The password that a consultant gives to clients. */
export function UnlockField(field: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const { t } = useLingui();
  return (
    <TextField
      {...field}
      type="password"
      label={t`Password`}
      autoComplete="off"
      dir="ltr"
      className="text-start"
      required
    />
  );
}
