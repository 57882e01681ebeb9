import type { ReactNode } from 'react';

/**
 * The facts of a memorandum, in the margin of its text; on narrow screens they stand in columns.
 *
 * @param facts pairs without a value are left out; those with links that nobody can follow on paper are not printed
 */
export function MarginFacts({
  facts,
}: {
  facts: readonly { term: string; value: ReactNode; isScreenOnly?: boolean }[];
}) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 self-start border-t-2 border-gold lg:block">
      {facts
        .filter(({ value }) => value)
        .map(({ term, value, isScreenOnly }) => (
          <div key={term} className={`border-b border-rule py-2.5 ${isScreenOnly ? 'no-print' : ''}`.trimEnd()}>
            <dt className="text-sm text-ink-2">{term}</dt>
            <dd className="mt-0.5 min-w-0 tabular">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
