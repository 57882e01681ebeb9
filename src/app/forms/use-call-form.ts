import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { CallFailure, CallResult } from '#app/calls/call.ts';
import { zodResolver } from '#ui/fields/zod-resolver.ts';
import { useToast } from '#ui/overlays/toast.tsx';
import { useFaultText } from './use-fault-text.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type CallFormOptions<Schema extends FormSchema, Data> = {
  /** Prefix of the ids of the fields; unique in the document. */
  id: string;
  /** The call's own input schema; its messages are texts from a `*.messages.ts` file. */
  schema: Schema;
  /** Every field by name; a field that is missing here is not part of the form. */
  defaults: { [Name in keyof z.input<Schema>]-?: z.input<Schema>[Name] | '' };
  call: (input: z.output<Schema>) => Promise<CallResult<Data>>;
  /** Shown when the call fails without naming a field. A function is called on every failure and gives the text. */
  failed: string | ((failure: CallFailure) => string | undefined);
  onDone: (data: Data, input: z.output<Schema>) => void;
  /** Called when the input is not valid: no call was made, and the errors are shown. */
  onRefused?: (errors: FieldErrors) => void;
  /** Called after the failure has been shown. */
  onFail?: (failure: CallFailure) => void;
  /** Shows that the form failed, but not the server's errors for its fields. */
  hideServerErrors?: boolean;
};

export type CallForm<Name extends string = string> = {
  id: string;
  submit: (event?: React.FormEvent) => void;
  pending: boolean;
  /** The props of a field of `ui/fields/field.tsx` besides its label: `<TextField label=… {...form.field('email')} />`. */
  field: (name: Name) => { id: string; error: string | undefined } & ReturnType<UseFormReturn['register']>;
  /** What stopped the last attempt, for `<FormErrors>`. When the number changes, the summary takes the focus again. */
  summary: { attempt: number; errors: readonly { fieldId: string; message: string }[] };
  /** Why the attempt failed, when no field was the cause; for `<FormMessage>`. */
  problem: string | undefined;
  /** The form of react-hook-form: watch, setValue, reset, getValues. */
  inputs: UseFormReturn<FieldValues, unknown, FieldValues>;
};

/**
 * A form that makes one call. The call's schema checks it, it is pending while the call runs, the server's errors are
 * shown under their fields, and the input is preserved whatever fails. The inputs stay uncontrolled.
 */
export function useCallForm<Schema extends FormSchema, Data>(
  options: CallFormOptions<Schema, Data>,
): CallForm<keyof z.input<Schema> & string> {
  const { id, schema, defaults, failed, hideServerErrors } = options;
  const { i18n } = useLingui();
  const toast = useToast();
  const faultText = useFaultText();
  const inputs = useForm<FieldValues, unknown, FieldValues>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
    shouldFocusError: false,
    // An error stays until its field is edited, not until it is right; the next attempt checks again.
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = inputs.formState;
  const [summary, setSummary] = useState<CallForm['summary']>({ attempt: 0, errors: [] });
  const [problem, setProblem] = useState<string>();

  function summarise(messages: readonly (readonly [name: string, message: string])[]) {
    const listed = messages.map(([name, message]) => ({ fieldId: `${id}-${name}`, message }));
    setSummary(({ attempt }) => ({ attempt: attempt + 1, errors: listed }));
  }

  function refuse(errors: FieldErrors) {
    setProblem(undefined);
    summarise(Object.keys(defaults).flatMap((name) => (errors[name] ? [[name, wording(errors[name])] as const] : [])));
    options.onRefused?.(errors);
  }

  /** The schema's messages are ids of the catalogue; the server's messages are already translated. */
  function wording(error: FieldErrors[string]): string {
    const message = String(error?.message ?? '');
    return error?.type === 'server' ? message : i18n._(message);
  }

  function fail(failure: CallFailure) {
    const named = hideServerErrors
      ? []
      : Object.entries(failure.errors).flatMap(([name, [message]]) =>
          name in defaults && message ? [[name, message] as const] : [],
        );
    for (const [name, message] of named) inputs.setError(name, { type: 'server', message });
    summarise(named);
    const text = typeof failed === 'function' ? failed(failure) : named.length > 0 ? undefined : failed;
    if (text) toast.error(text);
    const shown = hideServerErrors && failure.status === 422 ? undefined : faultText(failure);
    setProblem(named.length > 0 || shown === text ? undefined : shown);
    options.onFail?.(failure);
  }

  async function send(input: FieldValues) {
    // The resolver returns the output of the schema.
    const checked = input as z.output<Schema>;
    // What stopped the attempt before says nothing about this one.
    summarise([]);
    setProblem(undefined);
    toast.withdrawError();
    const result = await options.call(checked);
    if (!result.ok) return fail(result);
    options.onDone(result.data, checked);
  }

  return {
    id,
    submit: (event) => void inputs.handleSubmit(send, refuse)(event),
    pending: isSubmitting,
    field: (name) => ({
      ...inputs.register(name, { onChange: () => inputs.clearErrors(name) }),
      id: `${id}-${name}`,
      error: errors[name] ? wording(errors[name]) : undefined,
    }),
    summary,
    problem,
    inputs,
  };
}
