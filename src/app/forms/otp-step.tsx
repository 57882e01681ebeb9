import { Trans, useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useEffect, useState } from 'react';
import type { CallFailure, CallResult } from '#app/calls/call.ts';
import { asciiDigits } from '#core/text/digits.ts';
import { verifyInput } from '#features/accounts/accounts.schema.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/field.tsx';
import { FormErrors, FormMessage } from './form-message.tsx';
import { ResendCode } from './resend-code.tsx';
import { useCallForm } from './use-call-form.ts';

const otpInput = verifyInput.pick({ otp: true });

/** Removes anything typed or pasted around the code ("Your code: 042 917"). */
function extractCode(event: ChangeEvent<HTMLInputElement>) {
  const digits = asciiDigits(event.target.value).replace(/\D/g, '').slice(0, 6);
  if (event.target.value !== digits) event.target.value = digits;
}

/**
 * The second step of a form: the six digits that were mailed. It takes the focus when it appears.
 *
 * @param id prefix of the ids of its fields; unique in the document
 * @param isCodeNew false where no code was mailed because the earlier one is still valid
 * @param verify makes the call with the code
 * @param failed as in `useCallForm`
 * @param resend makes the first call again; the step itself reports the result
 * @param resent the message shown when a new code has been sent
 * @param onBack goes back to the form, whose fields still have their values
 */
export function OtpStep<Data>(step: {
  id: string;
  email: string;
  isCodeNew?: boolean;
  verify: (otp: string) => Promise<CallResult<Data>>;
  failed: string | ((failure: CallFailure) => string | undefined);
  onDone: (data: Data) => void;
  onFail?: (failure: CallFailure) => void;
  resend: () => Promise<CallResult<{ message: string; code_sent?: boolean }>>;
  resent: string;
  onBack: () => void;
  hideServerErrors?: boolean;
}) {
  const { id, email } = step;
  const { t } = useLingui();
  const [resendProblem, setResendProblem] = useState<string>();
  const form = useCallForm({
    id,
    schema: otpInput,
    defaults: { otp: '' },
    call: ({ otp }) => step.verify(otp),
    failed: step.failed,
    onDone: step.onDone,
    onFail: step.onFail,
    hideServerErrors: step.hideServerErrors,
  });
  const otp = form.field('otp');

  useEffect(() => document.getElementById(`${id}-otp`)?.focus(), [id]);

  return (
    <form onSubmit={form.submit} noValidate className="stack-5">
      <p>
        {step.isCodeNew === false ? (
          <Trans>
            Enter the code that we emailed to <bdi className="font-semibold wrap-anywhere">{email}</bdi> a moment ago.
            It is still valid.
          </Trans>
        ) : (
          <Trans>
            We have emailed a six-digit code to <bdi className="font-semibold wrap-anywhere">{email}</bdi>. It is valid
            for 10 minutes.
          </Trans>
        )}
      </p>
      <FormErrors form={form} />
      <TextField
        {...otp}
        onChange={(event) => {
          extractCode(event);
          return otp.onChange(event);
        }}
        label={t`Code`}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        dir="ltr"
        className="text-start text-2xl tracking-[0.3em] tabular"
      />
      <FormMessage form={{ problem: form.problem ?? resendProblem }} />
      <Button type="submit" pending={form.pending} className="w-full">
        <Trans>Verify the code</Trans>
      </Button>
      <ResendCode resend={step.resend} resent={step.resent} onProblem={setResendProblem} />
      <Button variant="quiet" className="ps-0" onClick={step.onBack}>
        <Trans>Change your details</Trans>
      </Button>
    </form>
  );
}
