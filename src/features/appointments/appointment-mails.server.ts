import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import type { CallTime } from '#features/mail/mail.schema.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/office-address.server.ts';
import { findLanguage } from '#locales/languages.ts';
import { appointmentLink } from './appointment-link.server.ts';
import { makeInvitation } from './invitation.server.ts';
import type { AppointmentRules } from './office-day.ts';
import { appointmentSpan } from './place-appointment.ts';

/** Where replies to an invitation go while the settings name no office. */
const nobody = 'office@localhost.invalid';

type Call = typeof appointments.$inferSelect;
/** What happened to the call; a moved one names where it stood before. */
type Change = { kind: 'booked' } | { kind: 'moved'; before: Call } | { kind: 'cancelled' };

/** Tells visitor and office that a call was booked, moved or cancelled; their calendars follow. */
export async function queueAppointmentMails(
  tx: Queryable,
  appointmentId: number,
  change: Change,
  rules: AppointmentRules,
): Promise<void> {
  const [found] = await tx
    .select({ call: appointments, lead: leads })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(eq(appointments.id, appointmentId));
  if (!found) throw new Error(`no call ${appointmentId}`);
  const { call, lead } = found;
  const office = await getOfficeAddress(tx);
  const language = findLanguage(lead.language)?.code ?? 'en';
  const manageLink = appointmentLink(call.id, language);
  const ics = makeInvitation({
    uid: call.calendarUid,
    sequence: call.calendarSequence,
    ...appointmentSpan(call, rules),
    isWindow: call.slotAt === null,
    isCancelled: change.kind === 'cancelled',
    visitor: { name: lead.name, email: lead.email },
    office: { name: 'Kasauti', email: office ?? nobody },
    link: manageLink,
    language,
  });
  const zone = typeof lead.fields.time_zone === 'string' ? lead.fields.time_zone : null;
  const timeOf = (one: Call) => callTime(one, rules, zone);
  const data = { name: lead.name, time: timeOf(call), ics };
  const phone = `${lead.countryCode ?? ''} ${lead.phone ?? ''}`.trim();
  const caller = { email: lead.email, phone, leadId: lead.id };
  const toVisitor = { to: lead.email, language };
  const toOffice = office ? { to: office, language: 'en' } : null;

  if (change.kind === 'booked') {
    await queueMail(tx, { template: 'call-invitation', ...toVisitor, data: { ...data, manageLink } });
    if (toOffice) await queueMail(tx, { template: 'call-notice', ...toOffice, data: { ...data, caller } });
  } else if (change.kind === 'moved') {
    const moved = { ...data, before: timeOf(change.before), manageLink };
    await queueMail(tx, { template: 'call-moved', ...toVisitor, data: { ...moved, caller: null } });
    if (toOffice) await queueMail(tx, { template: 'call-moved', ...toOffice, data: { ...moved, caller } });
  } else {
    await queueMail(tx, { template: 'call-cancelled', ...toVisitor, data: { ...data, caller: null } });
    if (toOffice) await queueMail(tx, { template: 'call-cancelled', ...toOffice, data: { ...data, caller } });
  }
}

function callTime(
  { date, slotAt, preference }: Call,
  { slot_minutes }: AppointmentRules,
  visitorZone: string | null,
): CallTime {
  const isSlot = slotAt !== null;
  return {
    date,
    startsAt: isSlot ? slotAt.toISOString() : null,
    minutes: isSlot ? slot_minutes : null,
    window: isSlot ? null : preference,
    visitorZone,
  };
}
