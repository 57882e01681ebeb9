import { formatDate } from '#core/dates.ts';
import type { ListedProduct } from '#features/mandatory-products/mandatory-products.server.ts';
import { StateChip } from '#features/products/components/state-chip.tsx';

type Requirement = Pick<ListedProduct, 'state' | 'stateText' | 'implementationDate'>;

/** The state of a requirement that is not simply in force, with the list's own words; in force shows nothing. */
export function RequirementChip({ state, stateText, implementationDate }: Requirement) {
  if (state === 'in-force') return null;
  return (
    <>
      <StateChip state={state} from={implementationDate} />
      {stateText && state !== 'upcoming' && (
        <span className="text-sm text-ink-2 tabular-nums">{printedDates(stateText)}</span>
      )}
    </>
  );
}

/** The list's own words, with its dates as tables show them. */
function printedDates(text: string): string {
  return text.replace(/\b\d{4}-\d{2}-\d{2}\b/g, formatDate);
}
