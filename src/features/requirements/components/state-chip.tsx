import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

const tones: Record<RequirementState, StatusTone> = {
  'in-force': 'in-force',
  upcoming: 'upcoming',
  paused: 'upcoming',
  'de-notified': 'withdrawn',
  rescinded: 'withdrawn',
  voluntary: 'note',
  exempt: 'note',
  listed: 'in-force',
  unknown: 'upcoming',
  'date-open': 'upcoming',
};

/**
 * The state of a requirement on the day of the page.
 * @param from the day from which an upcoming requirement applies, if it is known
 */
export function StateChip({ state, from }: { state: RequirementState; from?: string | null }) {
  return (
    <StatusChip tone={tones[state]}>
      <span>
        <StateWord state={state} from={from} />
      </span>
    </StatusChip>
  );
}

function StateWord({ state, from }: { state: RequirementState; from?: string | null }) {
  switch (state) {
    case 'in-force':
      return <Trans>In force</Trans>;
    case 'upcoming':
      return from ? <Trans>From {formatDate(from)}</Trans> : <Trans>Upcoming</Trans>;
    case 'paused':
      return <Trans>Paused</Trans>;
    case 'de-notified':
      return <Trans>De-notified</Trans>;
    case 'rescinded':
      return <Trans>Rescinded</Trans>;
    case 'voluntary':
      return <Trans>Voluntary</Trans>;
    case 'exempt':
      return <Trans>Exempt</Trans>;
    case 'listed':
      return <Trans>Compulsory</Trans>;
    case 'unknown':
      return <Trans>Not known</Trans>;
    case 'date-open':
      return <Trans>Date left open</Trans>;
  }
}
