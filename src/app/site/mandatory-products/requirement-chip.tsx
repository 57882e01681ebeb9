import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ListedProduct } from '#features/mandatory-products/mandatory-products.server.ts';
import { StatusChip, type StatusTone } from '#ui/chip.tsx';

type State = Exclude<ListedProduct['state'], 'in-force'>;

const marks: Record<State, { tone: StatusTone; word: ReactNode }> = {
  upcoming: { tone: 'upcoming', word: <Trans>Upcoming</Trans> },
  paused: { tone: 'withdrawn', word: <Trans>Paused</Trans> },
  'de-notified': { tone: 'withdrawn', word: <Trans>De-notified</Trans> },
  rescinded: { tone: 'withdrawn', word: <Trans>Rescinded</Trans> },
  voluntary: { tone: 'note', word: <Trans>Voluntary</Trans> },
  exempt: { tone: 'note', word: <Trans>Exempt</Trans> },
};

/** The state of a requirement that is not simply in force, with the list's own words; in force shows nothing. */
export function RequirementChip({
  state,
  stateText,
  implementationDate,
}: Pick<ListedProduct, 'state' | 'stateText' | 'implementationDate'>) {
  if (state === 'in-force') return null;
  const { tone, word } = marks[state];
  const starts = state === 'upcoming' && implementationDate && printedDates(implementationDate);
  return (
    <>
      <StatusChip tone={tone}>{word}</StatusChip>
      {starts ? (
        <span className="text-sm text-ink-2 tabular-nums">
          <Trans>from {starts}</Trans>
        </span>
      ) : (
        stateText && <span className="text-sm text-ink-2 tabular-nums">{printedDates(stateText)}</span>
      )}
    </>
  );
}

/** Lists write dates as 2026-01-14; tables print them as 14-01-2026. */
function printedDates(text: string): string {
  return text.replace(/(\d{4})-(\d{2})-(\d{2})/g, '$3-$2-$1');
}
