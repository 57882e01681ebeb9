import { Trans, useLingui } from '@lingui/react/macro';
import { timeWindows } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { SelectField } from '#ui/fields/field.tsx';
import { AppointmentForm } from './appointment-form.tsx';

const [wholeDay, earliest, ...halves] = timeWindows;

/** Asks for a call as soon as possible: the visitor picks no day, and a time only if one suits better. */
export function CallbackForm() {
  const { t, i18n } = useLingui();
  return (
    <AppointmentForm id="callback" preference={earliest} isSoonest submit={<Trans>Request a callback</Trans>}>
      {(form) => (
        <SelectField {...form.field('time_prefered')} label={t`Preferred time (optional)`}>
          {[earliest, wholeDay, ...halves].map((value) => (
            <option key={value} value={value}>
              {i18n._(windowLabels[value])}
            </option>
          ))}
        </SelectField>
      )}
    </AppointmentForm>
  );
}
