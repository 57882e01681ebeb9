import type { ReactNode } from 'react';

/**
 * A line of what somebody follows; on a phone, its forms stand below its name.
 * @param children its forms, with what ends it last
 */
export function LineRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-rule py-2">
      <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">{name}</span>
      <div className="flex grow flex-wrap items-center justify-between gap-x-4 sm:grow-0">{children}</div>
    </li>
  );
}
