import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';

/** What every field takes besides the attributes of its native control. */
export type FieldProps = {
  /** The visible name, above the control. */
  label: ReactNode;
  /** What to enter and what it is used for, below the control. */
  hint?: ReactNode;
  /** What is wrong, in words; its presence marks the field as invalid. */
  error?: ReactNode;
};

export const controlClass = 'control';

/** The ids and ARIA attributes that connect a control with its hint and error. */
export function useFieldWiring(id: string | undefined, { hint, error }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const described = [error ? `${controlId}-error` : '', hint ? `${controlId}-hint` : ''].filter(Boolean).join(' ');
  return {
    id: controlId,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

/** The label, then the control, then its error and hint. */
export function FieldFrame({ id, label, hint, error, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className="stack-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: Omit<FieldProps, 'label'> & { id: string }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm font-semibold text-withdrawn">
          <Icon name="alert" size={16} className="mt-0.5" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </>
  );
}
