import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { EmailField } from '#app/page/email-field.tsx';
import { forgotInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';
import type { SignInFormProps } from './use-sign-in-texts.ts';

/** Requests the mail with the reset link and says that it was sent; the form stays. */
export function ForgotForm({ id, texts, draft, hideServerErrors, onSwitch }: Omit<SignInFormProps<never>, 'onDone'>) {
  const toast = useToast();
  const [sentTo, setSentTo] = useState<string>();
  const form = useCallForm({
    id,
    schema: forgotInput,
    defaults: { email: draft.email ?? '' },
    call: (input) => call('POST /client/forgot-password', { input }),
    failed: texts.forgotFailed,
    hideServerErrors,
    onDone: (_, { email }) => {
      setSentTo(email);
      toast.success(texts.resetRequested);
    },
    onFail: () => setSentTo(undefined),
  });

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <FormErrors form={form} />
      <EmailField
        {...form.field('email')}
        hint={<Trans>We’ll email a link to this address. Use it to set a new password, or your first one.</Trans>}
        autoComplete="username"
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending} className="w-full">
        <Trans>Send the link</Trans>
      </Button>
      {sentTo && (
        <p className="border-s-4 border-gold bg-sheet px-4 py-3">
          <Trans>
            If there is an account for <bdi className="font-semibold wrap-anywhere">{sentTo}</bdi>, the link is on its
            way. It works for 30 minutes.
          </Trans>
        </p>
      )}
      <p>
        <Button variant="quiet" className="ps-0" onClick={() => onSwitch('login', form.inputs.getValues())}>
          <Trans>Back to login</Trans>
        </Button>
      </p>
    </form>
  );
}
