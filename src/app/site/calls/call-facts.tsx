import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isOutsideIndia, localTime, zoneName } from '#app/lead-forms/slot-time.ts';
import { longDate } from '#core/dates.ts';
import { isCallWindow } from '#features/calls/call-windows.ts';
import type { CallView } from '#features/calls/calls.schema.ts';
import { windowLabels } from '#features/calls/window-labels.ts';
import { FactList } from '#ui/fact-list.tsx';

const states: Record<CallView['state'], MessageDescriptor> = {
  held: msg`Waits for your code`,
  confirmed: msg`Confirmed`,
  cancelled: msg`Cancelled`,
  done: msg`Over`,
};

/** Who is called when, on Indian clocks and on the visitor's. */
export function CallFacts({ call }: { call: CallView }) {
  const { t, i18n } = useLingui();
  const { name, schedule, time_prefered: time, state } = call;
  return (
    <FactList
      facts={[
        { term: t`Name`, value: <bdi>{name}</bdi> },
        { term: t`Day`, value: longDate(schedule, i18n.locale) },
        {
          term: t`Time`,
          value: isCallWindow(time) ? (
            i18n._(windowLabels[time])
          ) : (
            <Trans>
              <bdi>{time}</bdi>, Indian time
            </Trans>
          ),
        },
        { term: t`On your clock`, value: isOutsideIndia(schedule) ? ownTime(call, i18n.locale) : null },
        { term: t`State`, value: i18n._(states[state]) },
      ]}
    />
  );
}

function ownTime({ schedule, starts_at, ends_at }: CallView, language: string): string {
  const start = localTime(new Date(starts_at), schedule, language);
  const end = localTime(new Date(ends_at), schedule, language);
  return `${start} – ${end} (${zoneName(language)})`;
}
