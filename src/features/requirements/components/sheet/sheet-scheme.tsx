import type { SheetScheme as Scheme } from '#features/requirements/sheet/sheet.ts';
import { TextLink } from '#ui/text-link.tsx';
import { StateChip } from '../state-chip.tsx';

/** One scheme of a sheet: its states, and the orders that give them. */
export function SheetScheme({ scheme, isShort }: { scheme: Scheme; isShort: boolean }) {
  const { name, to, states, orders, duty, note } = scheme;
  return (
    <li className="grid gap-x-6 gap-y-1 border-t border-rule py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <TextLink to={to} className="font-semibold">
        {name}
      </TextLink>
      <div className="stack-2">
        {states.map(({ state, words }) => (
          <p key={state + words}>
            <StateChip state={state} /> {words}
          </p>
        ))}
        {!isShort && duty && (
          <p className="text-sm">
            {duty.who} {duty.next}
          </p>
        )}
        {!isShort && (
          <p className="text-sm text-ink-2">
            {orders.map(({ slug, number, title }) => (
              <span key={slug}>
                <TextLink to={`/orders/${slug}`}>
                  <bdi className={number ? 'whitespace-nowrap' : undefined}>{number ?? title}</bdi>
                </TextLink>{' '}
              </span>
            ))}
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
