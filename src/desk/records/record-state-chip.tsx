import { useLingui } from '@lingui/react/macro';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';

export type RecordState = 'published' | 'archived' | 'draft' | 'in-review' | 'scheduled';

const tones: Record<RecordState, StatusTone> = {
  published: 'in-force',
  archived: 'withdrawn',
  draft: 'note',
  'in-review': 'upcoming',
  scheduled: 'upcoming',
};

/** The states of records and their drafts, in words. */
export function useStateNames(): Record<RecordState, string> {
  const { t } = useLingui();
  return {
    published: t`Published`,
    archived: t`Archived`,
    draft: t`Draft`,
    'in-review': t`In review`,
    scheduled: t`Scheduled`,
  };
}

export function RecordStateChip({ state }: { state: RecordState }) {
  const names = useStateNames();
  return <StatusChip tone={tones[state]}>{names[state]}</StatusChip>;
}
