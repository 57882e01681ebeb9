import { Trans } from '@lingui/react/macro';
import { formatDate } from '#core/time/dates.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';
import type { NotificationState } from '../notification-state.schema.ts';

const tones: Record<NotificationState, StatusTone> = {
  in_effect: 'in-force',
  upcoming: 'upcoming',
  draft: 'note',
  followed: 'note',
  replaced: 'withdrawn',
  partly_replaced: 'upcoming',
  rescinded: 'withdrawn',
  partly_rescinded: 'upcoming',
};

/**
 * The state of a notification on the day of the page.
 * @param from the day from which it applies, if it is known
 */
export function NotificationStateChip({ state, from }: { state: NotificationState; from: string | null }) {
  return (
    <StatusChip tone={tones[state]}>
      <span className="inline-block">
        <StateWord state={state} from={from} />
      </span>
    </StatusChip>
  );
}

function StateWord({ state, from }: { state: NotificationState; from: string | null }) {
  switch (state) {
    case 'in_effect':
      return <Trans>In force</Trans>;
    case 'upcoming':
      return from ? <Trans>From {formatDate(from)}</Trans> : <Trans>Upcoming</Trans>;
    case 'draft':
      return <Trans>Draft</Trans>;
    case 'followed':
      return <Trans>Followed by another</Trans>;
    case 'replaced':
      return <Trans>Replaced</Trans>;
    case 'partly_replaced':
      return <Trans>Partly replaced</Trans>;
    case 'rescinded':
      return <Trans>Rescinded</Trans>;
    case 'partly_rescinded':
      return <Trans>Partly rescinded</Trans>;
  }
}
