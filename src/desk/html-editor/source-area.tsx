import type { ReactNode } from 'react';

/**
 * The HTML of a text, as it is stored.
 * @param note why it is shown as HTML, unless somebody chose so
 */
export function SourceArea({
  id,
  name,
  value,
  onChange,
  language,
  error,
  hint,
  required,
  disabled,
  note,
}: HtmlFieldProps & { note?: ReactNode }) {
  const notes = [note && `${id}-note`, error && `${id}-error`, hint && `${id}-hint`];
  return (
    <>
      {note && (
        <p id={`${id}-note`} role="status" className="border-s-4 border-gold ps-3 text-sm">
          {note}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        lang={language}
        dir="ltr"
        required={required}
        disabled={disabled}
        rows={10}
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        className="control field-sizing-content min-h-44 font-mono text-sm"
      />
    </>
  );
}

export type HtmlFieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  /** Clean HTML. */
  value: string;
  onChange: (html: string) => void;
  /** The language of the text, which also gives its direction. */
  language: string;
  error?: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
};
