import { useLingui } from '@lingui/react/macro';
import type { CallForm } from '#app/forms/use-call-form.ts';
import { EmailField } from '#app/page/email-field.tsx';
import { TextField } from '#ui/fields/field.tsx';

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
