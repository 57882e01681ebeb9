import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/field.tsx';

/** The email address of the person who fills in the form; required unless the form says otherwise. */
export function EmailField({
  required = true,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'label' | 'type' | 'dir' | 'className'>) {
  const { t } = useLingui();
  return (
    <TextField
      autoComplete="email"
      {...field}
      type="email"
      label={t`Email`}
      dir="ltr"
      className="text-start"
      required={required}
    />
  );
}
