import type { Likelihood } from '#features/finder/evaluation/assess-family.ts';
import type { Status } from '#features/finder/evaluation/evaluate.ts';
import { StatusWord } from '#features/finder/sheet/status-word.tsx';
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
        <StatusWord status={status} likelihood={likelihood} />
      </span>
    </StatusChip>
  );
}
