import { Trans } from '@lingui/react/macro';
import { call } from '#app/calls/call.ts';
import { FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import type { PlainForm } from '#app/page/late-form/plain-form.ts';
import { useSentForm } from '#app/page/late-form/use-sent-form.ts';
import { type KycDetails, kycInput } from '#features/kyc/kyc.schema.ts';
import { Button } from '#ui/button.tsx';
import { UnlockField } from './unlock-field.tsx';

/** Sends the password and passes on what it opens. */
export function UnlockForm({
  initial,
  onUnlocked,
}: {
  initial: PlainForm;
  onUnlocked: (details: KycDetails | null) => void;
}) {
  const form = useCallForm({
    id: 'kyc',
    schema: kycInput,
    defaults: { password: initial.values.password ?? '' },
    call: (input) => call('POST /kyc', { input }),
    failed: () => undefined,
    onDone: ({ details }) => onUnlocked(details),
    onFail: () => document.getElementById('kyc-password')?.focus(),
    onRefused: () => document.getElementById('kyc-password')?.focus(),
  });
  useSentForm(initial, form.submit);
  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <UnlockField {...form.field('password')} />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Unlock</Trans>
      </Button>
    </form>
  );
}
