import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

/** A queue under its name, with how much waits in it; a short one is open. */
export function QueueFrame({ name, total, children }: { name: string; total: number; children: ReactNode }) {
  return (
    <details className="group border-t border-rule pt-3" open={total > 0 && total <= 10}>
      <summary className="flex min-h-11 cursor-pointer items-center gap-4">
        <span className="flex-1 text-lg font-semibold">{name}</span>
        <span className="tabular">{total}</span>
        <Icon name="up" size={16} className="rotate-180 group-open:rotate-0" />
      </summary>
      {total === 0 && (
        <p className="pb-2 text-ink-2">
          <Trans>Nothing waits here.</Trans>
        </p>
      )}
      {children}
    </details>
  );
}
