import { Trans, useLingui } from '@lingui/react/macro';
import type { z } from 'zod';
import { longDate } from '#core/time/dates.ts';
import type { scheduleAnswer } from '#features/appointments/appointments.schema.ts';
import { isTimeWindow } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';

/**
 * When a call stands in the diary, and why on another day than the chosen one.
 *
 * @param isHeld the code that confirms it has still to be typed
 */
export function AppointmentConfirmation({
  call: { schedule, time_prefered: time, notice },
  isHeld = false,
}: {
  call: Pick<z.output<typeof scheduleAnswer>, 'schedule' | 'time_prefered' | 'notice'>;
  isHeld?: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {isHeld ? (
          <Trans>We keep this time for you while you type the code.</Trans>
        ) : (
          <Trans>Your call is noted.</Trans>
        )}
      </p>
      <p className="mt-1 font-semibold">
        {longDate(schedule, i18n.locale)}
        <br />
        {isTimeWindow(time) ? (
          i18n._(windowLabels[time])
        ) : (
          <Trans>
            <bdi>{time}</bdi>, Indian time
          </Trans>
        )}
      </p>
      {notice && <p className="mt-1">{notice}</p>}
      {!isHeld && (
        <p className="mt-1">
          <Trans>The invitation that we mail has a link to move or cancel the call.</Trans>
        </p>
      )}
    </>
  );
}
