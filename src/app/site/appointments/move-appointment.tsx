import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { call } from '#app/calls/call.ts';
import { FormErrors, FormMessage } from '#app/forms/form-message.tsx';
import { useCallForm } from '#app/forms/use-call-form.ts';
import { DayChoice } from '#app/lead-forms/fields/day-choice.tsx';
import { TimeChoice } from '#app/lead-forms/fields/time-choice.tsx';
import { appointmentTimeInput } from '#features/appointments/appointments.schema.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/overlays/toast.tsx';

/** Moves the appointment to another day and time. */
export function MoveAppointment({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const [notice, setNotice] = useState<string | null>(null);
  const form = useCallForm({
    id: 'move',
    schema: appointmentTimeInput,
    defaults: { schedule: '', time_prefered: '' },
    call: (input) => call('POST /calls/{token}/move', { params: { token }, input }),
    failed: t`The call could not be moved. Please try again.`,
    onDone(answer) {
      toast.success(answer.message);
      setNotice(answer.notice);
      form.inputs.reset();
      onDone();
    },
  });
  const { id: firstId, error, ...radio } = form.field('time_prefered');

  return (
    <form onSubmit={form.submit} noValidate aria-labelledby="move-title" className="stack-5">
      <h2 id="move-title" className="text-2xl">
        <Trans>Move the call</Trans>
      </h2>
      <div aria-live="polite">{notice && <p className="border-s-4 border-gold bg-sheet px-4 py-3">{notice}</p>}</div>
      <FormErrors form={form} />
      <DayChoice form={form} />
      <TimeChoice
        day={String(form.inputs.watch('schedule') ?? '')}
        chosen={String(form.inputs.watch('time_prefered') ?? '')}
        error={error}
        firstId={firstId}
        radio={radio}
        onSlotGone={() => form.inputs.setValue('time_prefered', '')}
      />
      <FormMessage form={form} />
      <Button type="submit" pending={form.pending}>
        <Trans>Move the call</Trans>
      </Button>
    </form>
  );
}
