import { Trans, useLingui } from '@lingui/react/macro';
import type { CallAnswer } from '#app/calls/site-calls.ts';
import { longDate } from '#core/time/dates.ts';
import { appointmentTexts } from '#features/appointments/appointments.messages.ts';
import { isTimeWindow } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { leadTexts } from '#features/leads/leads.messages.ts';

/**
 * The day and time of an appointment, and the reason if it is not on the day that was chosen.
 *
 * @param awaitsCode true until the code that confirms the appointment has been entered
 */
export function AppointmentConfirmation({
  appointment: { schedule, time_prefered: time, reserved, code_sent, isMoved },
  awaitsCode = false,
}: {
  appointment: Omit<CallAnswer<'POST /schedule'>, 'message' | 'notice'> & { isMoved: boolean };
  awaitsCode?: boolean;
}) {
  const { i18n } = useLingui();
  return (
    <>
      <p>
        {!awaitsCode ? (
          <Trans>Your call is booked.</Trans>
        ) : reserved ? (
          <Trans>This time is reserved for you for 10 minutes. Enter the code to confirm it.</Trans>
        ) : (
          <Trans>Enter the code to confirm your preferred time.</Trans>
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
      {isMoved && <p className="mt-1">{i18n._(appointmentTexts.moved)}</p>}
      {awaitsCode && !code_sent && <p className="mt-1">{i18n._(leadTexts.codeStillValid)}</p>}
      {!awaitsCode && (
        <p className="mt-1">
          <Trans>The invitation that we email you contains a link to move or cancel the call.</Trans>
        </p>
      )}
    </>
  );
}
