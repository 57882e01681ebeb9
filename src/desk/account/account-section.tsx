import { type ReactNode, useId } from 'react';

/** A part of the account with its heading and a sentence that says what it is for. */
export function AccountSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="stack-4 border-t border-ink pt-5">
      <div>
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-1 text-pretty text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
