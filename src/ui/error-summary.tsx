import { useEffect, useRef } from 'react';

/**
 * The errors of a form, listed above it. It takes the focus when it appears or changes, and each message links to its
 * field. Without errors it renders nothing.
 *
 * @param title "There is a problem", or what the server said
 * @param errors `fieldId` is the `id` given to the field
 */
export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: readonly { fieldId: string; message: string }[];
}) {
  const box = useRef<HTMLElement>(null);
  const said = errors.map((error) => error.message).join('\n');

  useEffect(() => {
    if (said) box.current?.focus();
  }, [said]);

  if (errors.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="border-s-4 border-withdrawn bg-sheet py-3 ps-4 pe-4">
      <p className="font-semibold">{title}</p>
      <ul className="mt-1 space-y-1">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(error.fieldId)?.focus();
              }}
              className="font-semibold text-withdrawn underline underline-offset-4"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
