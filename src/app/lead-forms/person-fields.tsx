import { useLingui } from '@lingui/react/macro';
import { EmailField } from '#app/forms/email-field.tsx';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { TextField } from '#ui/field.tsx';

/** The name and email address with which every form begins. */
export function PersonFields({ form }: { form: Pick<CallForm<'name' | 'email'>, 'field'> }) {
  const { t } = useLingui();
  return (
    <>
      <TextField {...form.field('name')} label={t`Name`} autoComplete="name" required />
      <EmailField {...form.field('email')} />
    </>
  );
}
