import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner.tsx';

/** Says what the server is at, where it takes some seconds. */
export function Waiting({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="flex items-center gap-3 text-ink-2">
      <Spinner size={18} />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
