import { useLingui } from '@lingui/react/macro';
import type { DiaryEntry } from '#features/appointments/desk/diary.schema.ts';
import type { StatusTone } from '#ui/status-chip.tsx';

/** The states of an appointment as the desk names and colours them. */
export function useAppointmentStates(): Record<DiaryEntry['state'], { name: string; tone: StatusTone }> {
  const { t } = useLingui();
  return {
    reserved: { name: t`Waits for the code`, tone: 'upcoming' },
    confirmed: { name: t`Confirmed`, tone: 'in-force' },
    cancelled: { name: t`Cancelled`, tone: 'withdrawn' },
    done: { name: t`Took place`, tone: 'note' },
    'no-show': { name: t`Nobody was reached`, tone: 'withdrawn' },
  };
}
