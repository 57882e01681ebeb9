import { Trans, useLingui } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { NewPasswordFields } from '#app/forms/new-password-fields.tsx';
import { PhoneField } from '#app/forms/phone-field.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { useShownPasswords } from '#app/forms/use-shown-passwords.tsx';
import { ConsentNote } from '#app/page/consent-note.tsx';
import { EmailField } from '#app/page/email-field.tsx';
import { type RegisterInput, registerInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { ModeTabs } from './mode-tabs.tsx';
import type { SignInFormProps } from './use-sign-in-texts.ts';

export const register = (input: RegisterInput) => call('POST /client/register', { input });

/** The form for registering, which the drawer shows first. */
export function RegisterForm({ id, texts, draft, hideServerErrors, onDone, onSwitch }: SignInFormProps<RegisterInput>) {
  const { t } = useLingui();
  const passwords = useShownPasswords();
  const form = useCallForm({
    id,
    schema: registerInput,
    defaults: {
      name: '',
      email: '',
      country_code: '+91',
      phone: '',
      password: '',
      password_confirmation: '',
      ...draft,
    },
    call: register,
    failed: texts.registerFailed,
    hideServerErrors,
    onDone: (_, input) => onDone(input, form.inputs.getValues()),
  });

  return (
    <ModeTabs id={id} mode="register" onChoose={(mode) => onSwitch(mode, form.inputs.getValues())}>
      <form onSubmit={form.submit} noValidate className="stack-5">
        <FormErrors form={form} />
        <TextField {...form.field('name')} label={t`Name`} autoComplete="name" required />
        <EmailField {...form.field('email')} hint={<Trans>We’ll email a six-digit code to this address.</Trans>} />
        <PhoneField form={form} code="country_code" phone="phone" />
        <NewPasswordFields
          label={t`Password`}
          hint={<Trans>Use at least 8 characters and avoid common passwords.</Trans>}
          password={form.field('password')}
          confirmation={form.field('password_confirmation')}
          shown={passwords}
        />
        <FormMessage form={form} />
        <Button type="submit" pending={form.pending} className="w-full">
          <Trans>Register</Trans>
        </Button>
        <ConsentNote purpose="account" />
      </form>
    </ModeTabs>
  );
}
