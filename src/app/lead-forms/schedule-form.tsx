import { Trans } from '@lingui/react/macro';
import { AppointmentForm } from './appointment-form.tsx';
import { DayChoice } from './fields/day-choice.tsx';
import { TimeChoice } from './fields/time-choice.tsx';

/** Asks for a call on a day and at a time of the visitor's choice. */
export function ScheduleForm() {
  return (
    <AppointmentForm id="schedule" submit={<Trans>Schedule the call</Trans>}>
      {(form, reserved) => {
        const { id: firstId, error, ...radio } = form.field('time_prefered');
        return (
          <>
            <DayChoice form={form} />
            <TimeChoice
              day={String(form.inputs.watch('schedule') ?? '')}
              error={error}
              firstId={firstId}
              reserved={reserved}
              radio={radio}
              onSlotGone={() => form.inputs.setValue('time_prefered', '')}
              chosen={String(form.inputs.watch('time_prefered') ?? '')}
            />
          </>
        );
      }}
    </AppointmentForm>
  );
}
