import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Chosen } from './use-chosen.ts';

type Props<Id> = { chosen: Chosen<Id>; id: Id; label: string; className?: string };

/** Chooses a row; with Shift, all rows from the last one that was touched. */
export function RowChoice<Id>({ chosen, id, label, className = '' }: Props<Id>) {
  const isRange = useRef(false);
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={chosen.has(id)}
      // The space bar clicks too, so that Shift and Space choose a range as well.
      onClick={(event) => {
        isRange.current = event.shiftKey;
      }}
      onChange={() => chosen.toggle(id, isRange.current)}
      className={`size-5 ${className}`}
    />
  );
}

/** Chooses all rows of the page. */
export function AllChoice<Id>({ chosen, count }: { chosen: Chosen<Id>; count: number }) {
  const isSome = chosen.ids.length > 0 && chosen.ids.length < count;
  return (
    <label className="inline-flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = isSome;
        }}
        checked={count > 0 && chosen.ids.length === count}
        onChange={chosen.toggleAll}
        className="size-5"
      />
      <Trans>All of this page</Trans>
    </label>
  );
}
