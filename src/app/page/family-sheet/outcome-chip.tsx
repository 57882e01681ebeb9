import { Trans } from '@lingui/react/macro';
import type { Likelihood } from '#features/finder/assess-family.ts';
import type { Status } from '#features/finder/evaluate.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

const tones: Record<Status, StatusTone> = {
  prohibited: 'withdrawn',
  applies: 'in-force',
  'applies-from': 'upcoming',
  paused: 'upcoming',
  voluntary: 'note',
  exempt: 'note',
  'not-required': 'withdrawn',
  'none-found': 'note',
  'may-apply': 'upcoming',
  'not-checked': 'note',
};

/** The status of an approval that follows from a rule, where no row of a list gives a state of its own. */
export function OutcomeChip({ status, likelihood }: { status: Status; likelihood: Likelihood }) {
  return (
    <StatusChip tone={tones[status]}>
      <span>
        <OutcomeWord status={status} likelihood={likelihood} />
      </span>
    </StatusChip>
  );
}

function OutcomeWord({ status, likelihood }: { status: Status; likelihood: Likelihood }) {
  switch (status) {
    case 'prohibited':
      return <Trans>Prohibited</Trans>;
    case 'applies':
      return <Trans>Compulsory</Trans>;
    case 'applies-from':
      return <Trans>Upcoming</Trans>;
    case 'paused':
      return <Trans>Paused</Trans>;
    case 'voluntary':
      return <Trans>Voluntary</Trans>;
    case 'exempt':
      return <Trans>Exempt</Trans>;
    case 'not-required':
      return <Trans>Not required</Trans>;
    case 'none-found':
      return <Trans>Nothing found</Trans>;
    case 'not-checked':
      return <Trans>Not checked</Trans>;
    case 'may-apply':
      if (likelihood === 'likely') return <Trans>Likely</Trans>;
      if (likelihood === 'unclear') return <Trans>Not clear</Trans>;
      return likelihood === 'unlikely' ? <Trans>Only in some cases</Trans> : <Trans>It depends</Trans>;
  }
}
