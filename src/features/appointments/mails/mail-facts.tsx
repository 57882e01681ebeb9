import { Trans, useLingui } from '@lingui/react/macro';
import { formatWeekday } from '#core/time/dates.ts';
import { formatOfficeTime, formatVisitorTime } from '#features/appointments/format-appointment-time.ts';
import { isTimeWindow } from '#features/appointments/time-windows.ts';
import { windowLabels } from '#features/appointments/window-labels.ts';
import { Fact, Facts, Ltr } from '#features/mail/parts/mail-parts.tsx';
import type { AppointmentTime, VisitorData } from './mail-data.ts';

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
export function VisitorFacts({ name, email, phone, leadId }: { name: string } & VisitorData) {
  return (
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
  );
}
