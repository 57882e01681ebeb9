import { Trans, useLingui } from '@lingui/react/macro';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { controlClass, FieldNotes, useFieldWiring } from '#ui/fields/field-frame.tsx';

/** A sum written as text, so that screen readers can read it out, with its field and a button for another one. */
export function SumRow({
  id,
  sum,
  error,
  onRefresh,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  /** Undefined while it is loading. */
  sum: { first: number; second: number } | undefined;
  error?: ReactNode;
  onRefresh?: () => void;
}) {
  const { t } = useLingui();
  const hint = t`This keeps automated messages out.`;
  const wiring = useFieldWiring(id, { label: null, hint, error });
  const { first, second } = sum ?? { first: '…', second: '…' };
  return (
    <div className="max-w-md stack-1.5 noscript:hidden">
      {/* A new element, because right-to-left text that changes its width would count as a layout shift. */}
      <label key={`${first}+${second}`} htmlFor={wiring.id} className="block font-semibold">
        <Trans>
          What is {first} plus {second}?
        </Trans>
      </label>
      <div className="flex gap-x-4">
        <input
          {...input}
          {...wiring}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          className={`${controlClass} shrink-0 grow basis-16`}
        />
        <Button variant="quiet" className="min-w-0" onClick={onRefresh}>
          <Trans>Show another sum</Trans>
        </Button>
      </div>
      <FieldNotes id={wiring.id} hint={hint} error={error} />
    </div>
  );
}

/**
 * The row of the sum as the document contains it, so that nothing moves when the form of the script brings the sum.
 * Nothing can be entered, because there is nothing to add yet; without script the form needs no sum.
 */
export function PlainSum({ id }: { id: string }) {
  return <SumRow id={`${id}-captcha`} sum={undefined} readOnly />;
}
