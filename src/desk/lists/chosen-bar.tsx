import { Plural } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What can be done to all rows that are chosen. It takes up no room while none is. */
export function ChosenBar({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-end gap-x-6 gap-y-3 border-s-4 border-gold bg-sheet px-4 py-3"
    >
      <p className="self-center font-semibold" role="status">
        <Plural value={count} one="# chosen" other="# chosen" />
      </p>
      {children}
    </section>
  );
}
