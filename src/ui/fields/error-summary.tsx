import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

type FieldError = { fieldId: string; message: string };

/**
 * What prevents a form from being sent, shown above it in two lines: how many fields need attention, and their names as
 * links. A single error is shown in full. It takes the focus when it appears or changes, and shows nothing without errors.
 *
 * @param title names it for screen readers: "There is a problem"
 * @param count "4 fields need attention"
 * @param errors `fieldId` is the `id` given to the field, whose label names it here
 */
export function ErrorSummary({
  title,
  count,
  errors,
}: {
  title: string;
  count: ReactNode;
  errors: readonly FieldError[];
}) {
  const box = useRef<HTMLElement>(null);
  const messages = errors.map((error) => error.message).join('\n');
  const names = useLabels(errors, messages);

  useEffect(() => {
    if (messages) box.current?.focus();
  }, [messages]);

  if (errors.length === 0) return null;
  const isOne = errors.length === 1;
  return (
    <section ref={box} tabIndex={-1} aria-label={title} className="border-s-4 border-withdrawn bg-sheet py-3 ps-4 pe-4">
      <p className="font-semibold">{isOne ? title : count}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {errors.map(({ fieldId, message }, at) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
              className="inline-block py-0.5 font-semibold text-withdrawn underline underline-offset-4"
            >
              {isOne ? message : (names[at] ?? message)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The visible names of the fields, read from the form itself; for a choice, the legend of its group. */
function useLabels(errors: readonly FieldError[], messages: string): readonly (string | undefined)[] {
  const [labels, setLabels] = useState<(string | undefined)[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: errors are new only if their messages differ
  useLayoutEffect(() => setLabels(errors.map(({ fieldId }) => labelOf(fieldId))), [messages]);
  return labels;
}

function labelOf(fieldId: string): string | undefined {
  const field = document.getElementById(fieldId);
  const legend = field?.closest('fieldset')?.querySelector('legend:not(.sr-only)');
  const own = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  const isTyped = field?.matches('input:not([type=radio], [type=checkbox]), select, textarea');
  const label = isTyped ? (own ?? legend) : (legend ?? own);
  return label?.textContent || undefined;
}
