import type { ReactNode } from 'react';
import { OwnText } from './own-language.tsx';

/**
 * Names and values, one pair per line; below 640 px the name is above its value.
 *
 * @param facts pairs whose value is null are left out
 */
export function FactList({ facts }: { facts: readonly { term: string; value: ReactNode }[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-[minmax(9rem,12rem)_minmax(0,1fr)]">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ term, value }) => (
          <div key={term} className="grid gap-x-6 border-t border-rule py-2 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm text-ink-2 sm:pt-px">{term}</dt>
            <dd className="min-w-0 tabular">{typeof value === 'string' ? <OwnText text={value} /> : value}</dd>
          </div>
        ))}
    </dl>
  );
}
