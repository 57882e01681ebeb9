import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from '#ui/field-frame.tsx';

/**
 * A choice between a few values, as radio buttons that are all visible.
 *
 * @param field from `form.field(name)`; its id goes to the first choice, which the error summary links to
 */
export function ChoiceField({
  legend,
  choices,
  field: { id, error, ...radio },
}: {
  legend: ReactNode;
  choices: readonly { value: string; label: ReactNode; text?: ReactNode }[];
  field: { id: string; error: string | undefined } & ComponentProps<'input'>;
}) {
  const notes = useId();
  return (
    <fieldset aria-describedby={error ? `${notes}-error` : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {choices.map(({ value, label, text }, place) => (
        <label key={value} className="flex min-h-11 items-start gap-3 py-2">
          <input
            {...radio}
            type="radio"
            value={value}
            id={place === 0 ? id : undefined}
            className="mt-0.5 size-5 shrink-0"
          />
          <span className="min-w-0">
            {label}
            {text && <span className="block text-sm text-ink-2">{text}</span>}
          </span>
        </label>
      ))}
      <FieldNotes id={notes} error={error} />
    </fieldset>
  );
}
