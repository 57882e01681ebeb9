import type { ComponentProps } from 'react';
import { controlClass, FieldFrame, FieldNotes, type FieldProps, useFieldWiring } from './field-frame.tsx';

/*
 * All fields also take the attributes of their native control (name, autoComplete, onChange, ref …), so that
 * `{...register('name')}` of a form library fits. An `id` is generated unless one is given; give one if an error
 * summary links to the field.
 */

/** One line of text; `type` is that of an `<input>` (text, email, tel, password, date, number …). */
export function TextField({ label, hint, error, id, className = '', ...rest }: FieldProps & ComponentProps<'input'>) {
  const wiring = useFieldWiring(id, { label, hint, error });
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <input type="text" {...rest} {...wiring} className={`${controlClass} ${className}`} />
    </FieldFrame>
  );
}

/** Several lines of text; it grows with its content where the browser supports that. */
export function TextArea({ label, hint, error, id, rows = 4, ...rest }: FieldProps & ComponentProps<'textarea'>) {
  const wiring = useFieldWiring(id, { label, hint, error });
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <textarea rows={rows} {...rest} {...wiring} className={`${controlClass} field-sizing-content min-h-28`} />
    </FieldFrame>
  );
}

/** A choice from a list, with `<option>`s as children. */
export function SelectField({ label, hint, error, id, children, ...rest }: FieldProps & ComponentProps<'select'>) {
  const wiring = useFieldWiring(id, { label, hint, error });
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <select {...rest} {...wiring} className={`${controlClass} select pe-10`}>
        {children}
      </select>
    </FieldFrame>
  );
}

/** A file field; name the file types and the largest size in the hint, and the types in `accept` too. */
export function FileField({ label, hint, error, id, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const wiring = useFieldWiring(id, { label, hint, error });
  return (
    <FieldFrame id={wiring.id} label={label} hint={hint} error={error}>
      <input {...rest} {...wiring} type="file" className={`${controlClass} file-input p-1.5`} />
    </FieldFrame>
  );
}

/** A yes or no; the label is beside the box. */
export function Checkbox({ label, hint, error, id, ...rest }: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const wiring = useFieldWiring(id, { label, hint, error });
  return (
    <div className="stack-1.5">
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input {...rest} {...wiring} type="checkbox" className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">{label}</span>
      </label>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}
