import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeekday } from '#core/time/dates.ts';
import { formatClock, formatMoment, isTimeZone } from '#core/time/format-moment.ts';
import { isTimeWindow } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { Action, Fact, Facts, Ltr } from '#features/mail/parts/mail-parts.tsx';
import type { AppointmentTime, VisitorData } from './appointment-mails.ts';

/** The time of an appointment in India, and in the visitor's time zone if it differs. */
export function AppointmentFacts({ time, forOffice = false }: { time: AppointmentTime; forOffice?: boolean }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      <Fact label={<Trans>Day</Trans>}>{formatWeekday(time.date, i18n.locale)}</Fact>
      <Fact label={time.startsAt ? <Trans>Time in India</Trans> : <Trans>Preferred time (India)</Trans>}>
        {formatOfficeTime(time, i18n.locale) ??
          (isTimeWindow(time.window) ? i18n._(windowLabels[time.window]) : time.window)}
      </Fact>
      <Fact label={forOffice ? <Trans>Visitor’s time</Trans> : <Trans>Your time</Trans>}>
        {formatVisitorTime(time, i18n.locale)}
      </Fact>
    </Facts>
  );
}

/** The person whom the office will call. */
export function VisitorFacts({ name, email, phone, leadId, deskLink }: { name: string } & VisitorData) {
  return (
    <>
      <Facts>
        <Fact label={<Trans>Name</Trans>}>{name}</Fact>
        <Fact label={<Trans>Phone</Trans>}>
          <Ltr>{phone}</Ltr>
        </Fact>
        <Fact label={<Trans>Email</Trans>}>
          <Ltr>{email}</Ltr>
        </Fact>
        <Fact label={<Trans>Lead</Trans>}>
          <Ltr>#{leadId}</Ltr>
        </Fact>
      </Facts>
      {deskLink && (
        <Action href={deskLink}>
          <Trans>Open the day in the diary</Trans>
        </Action>
      )}
    </>
  );
}

/** The time of an appointment in India; null when only a window was preferred. */
function formatOfficeTime({ startsAt }: AppointmentTime, language: string): string | null {
  return startsAt && formatClock(startsAt, language);
}

/** Day and time where the visitor is; null when the clock there shows Indian time. */
function formatVisitorTime({ startsAt, visitorZone }: AppointmentTime, language: string): string | null {
  if (!startsAt || !visitorZone || !isTimeZone(visitorZone)) return null;
  if (formatClock(startsAt, 'en', visitorZone) === formatClock(startsAt, 'en')) return null;
  return formatMoment(startsAt, language, visitorZone);
}
