import { type FormEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { z } from 'zod';
import type { CallFailure, CallResult } from '#app/calls/call.ts';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { useCall } from '#app/calls/use-call.ts';
import { type CallForm, type CallFormOptions, type FormSchema, useCallForm } from '#app/forms/use-call-form.ts';
import type { PlainForm } from '#app/page/late-form/plain-form.ts';
import type { CrossCheck } from '#core/forms/with-cross-checks.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';

type SumFormOptions<Schema extends FormSchema, Data> = Omit<
  CallFormOptions<Schema, Data>,
  'schema' | 'call' | 'failed' | 'onRefused'
> & {
  /** Makes the schema of the form with the check of its sum; a constant outside the component. */
  schema: (checkSum: CrossCheck) => Schema;
  /** Makes the call; the input contains the token of the sum. */
  call: (input: z.output<Schema> & { captcha_token: string | undefined }) => Promise<CallResult<Data>>;
  /** Gives the toast of a failure, unless it is the sum, whose error stands at its field. */
  failed: (failure: CallFailure) => string | undefined;
  /** What the form of the document contained. */
  initial?: PlainForm | undefined;
};

/** The sum that keeps automated messages out: undefined while it is loading, null when it could not be loaded. */
type Captcha = CallAnswer<'GET /captcha'> | null | undefined;

/** The sum of a form, for `<SumField>` and `<FormErrors>`. */
export type FormSum = {
  id: string;
  captcha: Captcha;
  /** Replaces the sum and puts the focus into its field. */
  change: () => void;
  /** Whether the form was submitted before it had a sum, so that only its answer is missing. */
  isAwaited: boolean;
  /** The errors, unless the sum is the only one: its field then takes the focus, which is enough. */
  summary: CallForm['summary'];
};

/** The values of the sum with which a form begins. */
export const noSum = { captcha_token: '', captcha: '' };

/** A form that makes one call and has a sum, which is checked before the call, because each attempt uses it up. */
export function useSumForm<Schema extends FormSchema, Data>(options: SumFormOptions<Schema, Data>) {
  const { schema, initial, call, failed, ...rest } = options;
  const { result, reload } = useCall('GET /captcha', {});
  // A sum that has been used up stays in the result until the next one arrives.
  const [usedToken, setUsedToken] = useState<string>();
  const latest: Captcha = result && (result.ok ? result.data : null);
  const captcha = latest && latest.captcha_token === usedToken ? undefined : latest;
  const id = `${options.id}-captcha`;
  // A form that was submitted before its script was there is checked without the sum, which nobody has seen yet.
  const [isSeen, setSeen] = useState(!initial?.isSent);
  const isAsked = isSeen && captcha !== undefined;
  const checked = useMemo(() => schema(checkOf(captcha)), [schema, captcha]);
  const unasked = useMemo(() => schema(() => {}), [schema]);
  const form = useCallForm<Schema, Data>({
    ...rest,
    schema: isAsked ? checked : unasked,
    onRefused: () => setSeen(true),
    async call(input) {
      const result = await call({ ...input, captcha_token: captcha?.captcha_token });
      if (result.ok || (result.status > 0 && result.status < 500)) replace();
      return result;
    },
    failed: (failure) => (failure.errors.captcha ? undefined : failed(failure)),
  });
  const { attempt, errors } = form.summary;

  const isOnlySumWrong = errors.length === 1 && errors[0]?.fieldId === id;
  const attemptWithWrongSum = isOnlySumWrong ? attempt : 0;
  useEffect(() => {
    if (attemptWithWrongSum > 0) document.getElementById(id)?.focus();
  }, [attemptWithWrongSum, id]);

  function replace() {
    form.inputs.setValue('captcha', '');
    setUsedToken(latest?.captcha_token);
    reload();
  }

  // The attempt after which the form lacked nothing but the sum.
  const [awaitedSince, setAwaitedSince] = useState<number>();

  function submit(event?: FormEvent) {
    const isReady = (by: Schema) => by.safeParse(form.inputs.getValues()).success;
    // With other faults, or without a need for the sum, the form is submitted as it is.
    if (isAsked || !isReady(unasked) || isReady(checked)) return form.submit(event);
    event?.preventDefault();
    setSeen(true);
    setAwaitedSince(attempt);
    document.getElementById(id)?.focus();
  }

  const isSent = Boolean(initial?.isSent && captcha);
  const sendLate = useEffectEvent(() => submit());
  useEffect(() => {
    if (isSent) sendLate();
  }, [isSent]);

  function change() {
    replace();
    document.getElementById(id)?.focus();
  }

  const isAwaited = awaitedSince === attempt;
  const sum: FormSum = { id, captcha, change, isAwaited, summary: { attempt, errors: isOnlySumWrong ? [] : errors } };
  return { form: { ...form, submit }, sum };
}

function checkOf(captcha: Captcha): CrossCheck {
  const sum = captcha && String(captcha.first + captcha.second);
  return (sent, refuse) => {
    if (!sum || String(sent.captcha ?? '').trim() !== sum) refuse('captcha', leadTexts.captcha);
  };
}
