import type { ReactNode } from 'react';

/** The lines of what somebody follows, whose forms stand below each other. */
export function LineList({ children }: { children: ReactNode }) {
  return <ul className="border-b border-rule sm:grid sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:gap-x-4">{children}</ul>;
}

/**
 * One of them; on a phone, its forms stand below its name.
 * @param children how often it is told, and what ends it
 */
export function LineRow({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <li className="col-span-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule py-2 sm:grid sm:grid-cols-subgrid">
      <span className="min-w-0 basis-full">{name}</span>
      {children}
    </li>
  );
}
