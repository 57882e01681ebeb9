import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { drawQrCode } from '#core/qr/draw-qr-code.ts';
import { type CallFailure, call } from '#desk/calls/call.ts';
import { FormFaults, Problem } from '#desk/calls/form-faults.tsx';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { totpCodeInput } from '#features/staff/access.schema.ts';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { QrCode } from '#ui/drawings/qr-code.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Connects an authenticator app: its secret as a QR code and in letters, and the first code as the proof. */
export function TotpSetup({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const faultText = useFaultText();
  const [made, setMade] = useState<{ secret: string; uri: string }>();
  const [failure, setFailure] = useState<CallFailure>();
  const form = useDeskForm({
    id: 'totp',
    schema: totpCodeInput,
    defaults: { code: '' },
    call: (input) => call('POST /me/totp/confirm', { input }),
    onDone,
  });

  useEffect(() => {
    const stop = new AbortController();
    void call('POST /me/totp', { signal: stop.signal }).then((result) => {
      if (stop.signal.aborted) return;
      if (result.ok) setMade(result.data);
      else setFailure(result);
    });
    return () => stop.abort();
  }, []);

  if (failure) return <Problem text={faultText(failure)} />;
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <p>
        <Trans>Open your authenticator app, add an account and let it read this code.</Trans>
      </p>
      <div className="size-48 max-w-full border border-rule">
        {made ? (
          <QrCode code={drawQrCode(made.uri)} label={t`Adds the desk to an authenticator app`} />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      {made && (
        <details>
          <summary className="min-h-11 py-2 font-semibold">
            <Trans>Enter the key by hand instead</Trans>
          </summary>
          <p dir="ltr" className="font-mono wrap-anywhere">
            {made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <CopyButton text={made.secret} copied={<Trans>Copied</Trans>} failed={<Trans>Select it and copy it</Trans>}>
            <Trans>Copy</Trans>
          </CopyButton>
        </details>
      )}
      <TextField
        {...form.field('code')}
        label={t`Code from the app`}
        hint={<Trans>Six digits, which change every 30 seconds.</Trans>}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        className="text-start text-2xl tracking-[0.2em] tabular"
      />
      <Button type="submit" pending={form.pending}>
        <Trans>Confirm the app</Trans>
      </Button>
    </form>
  );
}
