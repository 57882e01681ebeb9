import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNotes } from '#ui/fields/field-frame.tsx';
import { RadioRow } from './radio-row.tsx';

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
        <RadioRow key={value} radio={{ ...radio, value, id: place === 0 ? id : undefined }}>
          <span className="min-w-0">
            {label}
            {text && <span className="block text-sm text-ink-2">{text}</span>}
          </span>
        </RadioRow>
      ))}
      <FieldNotes id={notes} error={error} />
    </fieldset>
  );
}
