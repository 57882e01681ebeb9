import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOutsideIndia, localTime, zoneName } from '#app/lead-forms/slot-time.ts';
import { longDate } from '#core/time/dates.ts';
import type { AppointmentAnswer } from '#features/appointments/appointments.schema.ts';
import { isTimeWindow } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { FactList } from '#ui/fact-list.tsx';

const states: Record<AppointmentAnswer['state'], MessageDescriptor> = {
  reserved: msg`Waiting for your code`,
  confirmed: msg`Confirmed`,
  cancelled: msg`Cancelled`,
  done: msg`Past`,
  'no-show': msg`We could not reach you`,
};

/** Says who is called and when, in Indian time and in the visitor's own. */
export function AppointmentFacts({ appointment }: { appointment: AppointmentAnswer }) {
  const { t, i18n } = useLingui();
  const { name, schedule, time_prefered: time, state } = appointment;
  return (
    <FactList
      facts={[
        { term: t`Name`, value: <bdi>{name}</bdi> },
        { term: t`Day`, value: longDate(schedule, i18n.locale) },
        {
          term: t`Time`,
          value: isTimeWindow(time) ? (
            i18n._(windowLabels[time])
          ) : (
            <Trans>
              <bdi>{time}</bdi>, Indian time
            </Trans>
          ),
        },
        { term: t`Your local time`, value: isOutsideIndia(schedule) ? ownTime(appointment, i18n.locale) : null },
        { term: t`Status`, value: i18n._(states[state]) },
      ]}
    />
  );
}

function ownTime({ schedule, starts_at, ends_at }: AppointmentAnswer, language: string): string {
  const start = localTime(new Date(starts_at), schedule, language);
  const end = localTime(new Date(ends_at), schedule, language);
  return `${start} – ${end} (${zoneName(language)})`;
}
