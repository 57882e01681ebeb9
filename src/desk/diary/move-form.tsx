import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { todayInIndia } from '#core/time/dates.ts';
import { type CallResult, call } from '#desk/calls/call.ts';
import { FormFaults } from '#desk/calls/form-faults.tsx';
import type { Change } from '#desk/calls/use-change.ts';
import { useDeskForm } from '#desk/calls/use-desk-form.ts';
import { useFaultText } from '#desk/texts/use-fault-text.ts';
import { appointmentTimeInput } from '#features/appointments/appointments.schema.ts';
import type { DiaryEntry } from '#features/appointments/desk/diary.schema.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/fields/field.tsx';
import { closeDialog, Dialog } from '#ui/overlays/dialog.tsx';

/** Gives a call another hour; on the day that the visitor chose, it only sets the hour of their window. */
export function MoveForm({ entry, onChange }: { entry: DiaryEntry; onChange: Change }) {
  const { t } = useLingui();
  const { id, date, kind } = entry;
  const [isOpen, setOpen] = useState(false);
  const isPast = date < todayInIndia();
  return (
    <Dialog
      id={`move-${id}`}
      title={kind === 'window' ? t`Set the hour` : t`Move the call`}
      closeLabel={t`Close`}
      onToggle={setOpen}
    >
      {isOpen && (
        <TimeForm
          entry={entry}
          day={isPast ? todayInIndia() : date}
          onDone={async (message) => {
            closeDialog(`move-${id}`);
            await onChange({ ok: true, status: 200, data: { message } });
          }}
        />
      )}
    </Dialog>
  );
}

type TimeProps = { entry: DiaryEntry; day: string; onDone: (message: string) => Promise<void> };

function TimeForm({ entry: { id, kind, date }, day, onDone }: TimeProps) {
  const { t } = useLingui();
  const form = useDeskForm({
    id: `time-${id}`,
    schema: appointmentTimeInput,
    defaults: { schedule: day, time_prefered: '' },
    call: ({ schedule, time_prefered }) =>
      kind === 'window' && schedule === date
        ? call('POST /appointments/{id}/confirm', { params: { id }, input: { time_prefered } })
        : call('POST /appointments/{id}/move', { params: { id }, input: { schedule, time_prefered } }),
    onDone: ({ message }) => void onDone(message),
  });
  const { times, problem } = useFreeTimes(form.inputs.watch('schedule'));
  return (
    <form onSubmit={form.submit} noValidate className="stack-4">
      <FormFaults form={form} />
      <TextField {...form.field('schedule')} type="date" label={t`Day`} min={todayInIndia()} />
      <SelectField
        {...form.field('time_prefered')}
        label={t`Time in India`}
        hint={problem ?? (times?.length === 0 ? <Trans>No time is free on this day.</Trans> : undefined)}
      >
        <option value="">{t`Choose a time`}</option>
        {times?.map((time) => (
          <option key={time} value={time}>
            {time}
          </option>
        ))}
      </SelectField>
      <p className="text-sm text-ink-2">
        <Trans>The visitor is sent a new invitation, which replaces the one in their calendar.</Trans>
      </p>
      <Button type="submit" pending={form.pending}>
        <Trans>Save</Trans>
      </Button>
    </form>
  );
}

type FreeTimes = { times?: readonly string[]; problem?: string };

/** The free times of a day once they are known, or why they are not. */
function useFreeTimes(date: unknown): FreeTimes {
  const faultText = useFaultText();
  const [known, setKnown] = useState<{ date: unknown; result: CallResult<{ times: readonly string[] }> }>();
  useEffect(() => {
    if (typeof date !== 'string' || !date) return;
    const stop = new AbortController();
    void call('GET /appointment-times', { query: { date }, signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setKnown({ date, result });
    });
    return () => stop.abort();
  }, [date]);
  if (!known || known.date !== date) return {};
  return known.result.ok ? known.result.data : { problem: faultText(known.result) };
}
