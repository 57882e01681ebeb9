import { Trans, useLingui } from '@lingui/react/macro';
import { isCallWindow } from '#features/calls/call-windows.ts';
import { windowLabels } from '#features/calls/window-labels.ts';
import { formatCallDay, formatOfficeTime, formatVisitorTime } from '#features/mail/format-call-time.ts';
import type { CallTime, MailData } from '#features/mail/mail.schema.ts';
import { Fact, Facts, Ltr } from './mail-parts.tsx';

type Caller = { name: string } & MailData<'call-notice'>['caller'];

/** When a call is, by the clocks of both sides; the office reads of the visitor's time, the visitor of the own. */
export function CallFacts({ time, forOffice = false }: { time: CallTime; forOffice?: boolean }) {
  const { i18n } = useLingui();
  return (
    <Facts>
      <Fact label={<Trans>Day</Trans>}>{formatCallDay(time, i18n.locale)}</Fact>
      <Fact label={time.startsAt ? <Trans>Time in India</Trans> : <Trans>Preferred time (India)</Trans>}>
        {formatOfficeTime(time, i18n.locale) ??
          (isCallWindow(time.window) ? i18n._(windowLabels[time.window]) : time.window)}
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
