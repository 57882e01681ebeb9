import type { LeadStatus } from '#features/leads/lead-kinds.schema.ts';
import { StatusChip, type StatusTone } from '#ui/status-chip.tsx';
import { useLeadNames } from './use-lead-names.ts';

const tones: Record<LeadStatus, StatusTone> = {
  new: 'upcoming',
  contacted: 'note',
  qualified: 'note',
  quoted: 'note',
  won: 'in-force',
  lost: 'withdrawn',
  spam: 'withdrawn',
};

/** How far the office has come with a lead. */
export function LeadStatusChip({ status }: { status: LeadStatus }) {
  const { statuses } = useLeadNames();
  return <StatusChip tone={tones[status]}>{statuses[status]}</StatusChip>;
}
