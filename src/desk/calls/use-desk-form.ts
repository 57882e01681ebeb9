import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { type FieldErrors, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { zodResolver } from '#ui/fields/zod-resolver.ts';
import type { CallResult } from './call.ts';
import { errorAt, inRows, namedErrors } from './errors-in-rows.ts';

export type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type DeskFormOptions<Schema extends FormSchema, Data> = {
  /** Prefix of the ids of the fields; unique in the document. */
  id: string;
  /** The call's own input schema; its messages are texts from a `*.messages.ts` file. */
  schema: Schema;
  /** Every field by name; a field that is missing here is not part of the form. */
  defaults: { [Name in keyof z.input<Schema>]-?: z.input<Schema>[Name] | '' };
  call: (input: z.output<Schema>) => Promise<CallResult<Data>>;
  onDone: (data: Data, input: z.output<Schema>) => void;
};

export type DeskForm<Name extends string = string> = {
  id: string;
  submit: (event?: React.FormEvent) => void;
  pending: boolean;
  /** Whether something was entered that is not sent yet. */
  isUnsaved: () => boolean;
  /**
   * The props of a field of `ui/fields/field.tsx` besides its label: `<TextField label=… {...form.field('email')} />`; of
   * one in a row of a list too: `form.field('entries.0.name')`.
   */
  field: (
    name: Name | `${Name}.${string}`,
  ) => { id: string; error: string | undefined } & ReturnType<UseFormReturn['register']>;
  /** What stopped the last attempt, for `<FormFaults>`. When the number changes, the summary takes the focus again. */
  summary: { attempt: number; errors: readonly { fieldId: string; message: string }[] };
  /** Why the attempt failed, when no field was the cause. */
  problem: string | undefined;
  /** The form of react-hook-form: watch, setValue, reset, getValues. */
  inputs: UseFormReturn<FieldValues, unknown, FieldValues>;
};

/**
 * A form of the desk that makes one call. The call's schema checks it, the server's errors are shown under their
 * fields, and what was entered is preserved whatever fails.
 */
export function useDeskForm<Schema extends FormSchema, Data>(
  options: DeskFormOptions<Schema, Data>,
): DeskForm<keyof z.input<Schema> & string> {
  const { id, schema, defaults } = options;
  const { i18n } = useLingui();
  const faultText = useFaultText();
  const inputs = useForm<FieldValues, unknown, FieldValues>({
    resolver: inRows(zodResolver(schema)),
    defaultValues: defaults,
    shouldFocusError: false,
    // An error stays until its field is edited, not until it is right; the next attempt checks again.
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting, isDirty } = inputs.formState;
  // Known at once, so that what follows may leave the screen.
  const isSent = useRef(false);
  const [summary, setSummary] = useState<DeskForm['summary']>({ attempt: 0, errors: [] });
  const [problem, setProblem] = useState<string>();

  function summarise(messages: readonly (readonly [name: string, message: string])[]) {
    const listed = messages.map(([name, message]) => ({ fieldId: `${id}-${name}`, message }));
    setSummary(({ attempt }) => ({ attempt: attempt + 1, errors: listed }));
  }

  /** The schema's messages are ids of the catalogue; the server's messages are already translated. */
  function wording(error: FieldErrors[string]): string {
    const message = String(error?.message ?? '');
    return error?.type === 'server' ? message : i18n._(message);
  }

  function refuse(refused: FieldErrors) {
    setProblem(undefined);
    summarise(namedErrors(refused, Object.keys(defaults)).map(([name, error]) => [name, wording(error)] as const));
  }

  async function send(input: FieldValues) {
    // The resolver returns the output of the schema.
    const checked = input as z.output<Schema>;
    summarise([]);
    setProblem(undefined);
    const result = await options.call(checked);
    if (result.ok) {
      isSent.current = true;
      return options.onDone(result.data, checked);
    }
    const named = Object.entries(result.errors).flatMap(([name, [message]]) =>
      (name.split('.')[0] ?? '') in defaults && message ? [[name, message] as const] : [],
    );
    for (const [name, message] of named) inputs.setError(name, { type: 'server', message });
    summarise(named);
    if (named.length === 0) setProblem(faultText(result));
  }

  const errorTextOf = (name: string) => {
    const error = errorAt(errors, name);
    return error && wording(error);
  };

  return {
    id,
    submit: (event) => void inputs.handleSubmit(send, refuse)(event),
    pending: isSubmitting,
    isUnsaved: () => isDirty && !isSent.current,
    field: (name) => ({
      ...inputs.register(name, {
        onChange: () => {
          isSent.current = false;
          inputs.clearErrors(name);
        },
      }),
      id: `${id}-${name}`,
      error: errorTextOf(name),
    }),
    summary,
    problem,
    inputs,
  };
}
