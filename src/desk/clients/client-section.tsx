import type { ReactNode } from 'react';

/** A part of a client's screen: rows under a heading, or why there are none. */
export function ClientSection({
  id,
  title,
  none,
  rows,
}: {
  id: string;
  title: ReactNode;
  none: ReactNode;
  rows: ReactNode[];
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-2">
        {title}
      </h2>
      {rows.length === 0 ? <p className="text-ink-2">{none}</p> : <ul className="border-t border-rule">{rows}</ul>}
    </section>
  );
}
