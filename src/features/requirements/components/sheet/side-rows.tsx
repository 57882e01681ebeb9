import type { SideRow } from '#features/requirements/sheet/sheet.ts';
import type { SideEffect } from '#features/requirements/side-rules.schema.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { StateLine } from '../state-line.tsx';
import { FeeNote } from './fee-note.tsx';
import { OrderLinks } from './order-links.tsx';

const tones: Record<SideEffect, StatusTone> = {
  prohibited: 'withdrawn',
  restricted: 'upcoming',
  authorisation: 'upcoming',
  sampling: 'upcoming',
  monitoring: 'upcoming',
  condition: 'note',
  free: 'note',
  required: 'in-force',
  likely: 'note',
  'only-if': 'note',
  unclear: 'upcoming',
};

/**
 * What applies beside the schemes of a sheet, a row for each regime, and for each approval that its kind needs.
 *
 * @param isShort leaves out what only the product's own page says: details, past conditions and sources
 */
export function SideRows({ rows, isShort }: { rows: readonly SideRow[]; isShort: boolean }) {
  return rows.map(({ name, to, law, lines, note }) => {
    const shown = isShort ? lines.filter(({ isDetail, isOver }) => !isDetail && !isOver) : lines;
    return (
      shown.length > 0 && (
        <li key={name} className="sheet-row">
          {to ? (
            <TextLink to={to} className="font-semibold">
              {name}
            </TextLink>
          ) : (
            <span className="font-semibold">{name}</span>
          )}
          <div className="stack-2">
            {law.states.map((state) => (
              <p key={state.state + state.words}>
                <StateLine {...state} />
              </p>
            ))}
            {shown.map(({ effect, isOver, label, words, document }) => (
              <p key={words}>
                {law.states.length === 0 && <SideChip effect={effect} label={label} isOver={isOver} />} {words}{' '}
                {!isShort && document && (
                  <span className="block text-sm text-ink-2">
                    <bdi lang="en">{document}</bdi>
                  </span>
                )}
              </p>
            ))}
            {!isShort && law.fees && <FeeNote fees={law.fees} />}
            {!isShort && law.orders.length > 0 && (
              <p className="text-sm text-ink-2">
                <OrderLinks orders={law.orders} />
              </p>
            )}
            {!isShort && note && <p className="text-sm text-ink-2">{note}</p>}
          </div>
        </li>
      )
    );
  });
}

export function SideChip({ effect, label, isOver = false }: { effect: SideEffect; label: string; isOver?: boolean }) {
  return (
    <StatusChip tone={isOver ? 'withdrawn' : tones[effect]}>
      <span>{label}</span>
    </StatusChip>
  );
}
