import { Trans, useLingui } from '@lingui/react/macro';
import type { CallTime, MailData } from '#features/mail/mail.schema.ts';
import { Fact, Facts, Ltr } from '#features/mail/parts/mail-parts.tsx';
import { formatAppointmentDay, formatOfficeTime, formatVisitorTime } from './format-appointment-time.ts';
import { isTimeWindow } from './time-windows.ts';
import { windowLabels } from './window-labels.ts';

type Caller = { name: string } & MailData<'call-notice'>['caller'];

/** When a call is, by the clocks of both sides; the office reads of the visitor's time, the visitor of the own. */
export function AppointmentFacts({ time, forOffice = false }: { time: CallTime; forOffice?: boolean }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      <Fact label={<Trans>Day</Trans>}>{formatAppointmentDay(time, i18n.locale)}</Fact>
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

/** Whom the office calls. */
export function CallerFacts({ name, email, phone, leadId }: Caller) {
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
