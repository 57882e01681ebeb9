import { eq } from '#core/drizzle.ts';
import type { Queryable } from '#db/client.server.ts';
import { appointments } from '#db/schema/appointments.ts';
import { leads } from '#db/schema/leads.ts';
import { appointmentLink } from '#features/appointments/appointment-link.server.ts';
import type { AppointmentRules } from '#features/appointments/office-day.ts';
import { appointmentSpan } from '#features/appointments/place-appointment.ts';
import { leadFields } from '#features/leads/lead-fields.schema.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/settings.server.ts';
import { findDeskAddress } from '#features/staff/find-desk-address.server.ts';
import { defaultLanguage, findLanguage } from '#locales/languages.ts';
import {
  type AppointmentTime,
  appointmentCancelledMail,
  appointmentInvitationMail,
  appointmentMovedMail,
  appointmentNoticeMail,
} from './appointment-mails.ts';
import { makeInvitation } from './make-invitation.server.ts';

/** Where replies to an invitation go if the settings do not name an office address. */
const nobody = 'office@localhost.invalid';

type Appointment = typeof appointments.$inferSelect;
/** What happened to the appointment; for a move, with its earlier state. */
type Change = { kind: 'confirmed' } | { kind: 'moved'; before: Appointment } | { kind: 'cancelled' };

/** Tells the visitor and the office that an appointment was confirmed, moved or cancelled, and updates their calendars. */
export async function queueAppointmentMails(
  tx: Queryable,
  appointmentId: number,
  change: Change,
  rules: AppointmentRules,
): Promise<void> {
  const [row] = await tx
    .select({ appointment: appointments, lead: leads })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(eq(appointments.id, appointmentId));
  if (!row) throw new Error(`no appointment ${appointmentId}`);
  const { appointment, lead } = row;
  const office = await getOfficeAddress(tx);
  const language = findLanguage(lead.language)?.code ?? defaultLanguage;
  const manageLink = appointmentLink(appointment.id, language);
  const deskLink = await findDeskAddress(tx, `/diary?day=${appointment.date}&view=day`, 'leads.read');
  const invitation = {
    uid: appointment.calendarUid,
    sequence: appointment.calendarSequence,
    ...appointmentSpan(appointment, rules),
    isWindow: appointment.slotAt === null,
    isCancelled: change.kind === 'cancelled',
    visitor: { name: lead.name, email: lead.email },
    office: { name: 'Kasauti', email: office ?? nobody },
    language,
  };
  const { time_zone: zone } = leadFields.appointment.parse(lead.fields);
  const data = {
    name: lead.name,
    time: timeOf(appointment, rules, zone),
    ics: makeInvitation({ ...invitation, link: manageLink }),
  };
  const phone = `${lead.countryCode ?? ''} ${lead.phone ?? ''}`.trim();
  // Whoever opens the visitor's link acts as the visitor, so the office has its own as soon as its desk is open.
  const forOffice = {
    ...data,
    visitor: { email: lead.email, phone, leadId: lead.id, deskLink },
    ics: makeInvitation({ ...invitation, link: deskLink ?? manageLink }),
  };
  const toVisitor = { to: lead.email, language };
  const toOffice = office ? { to: office, language: defaultLanguage } : null;

  if (change.kind === 'confirmed') {
    await queueMail(tx, appointmentInvitationMail, { ...toVisitor, data: { ...data, manageLink } });
    if (toOffice) await queueMail(tx, appointmentNoticeMail, { ...toOffice, data: forOffice });
  } else if (change.kind === 'moved') {
    const before = timeOf(change.before, rules, zone);
    await queueMail(tx, appointmentMovedMail, { ...toVisitor, data: { ...data, before, manageLink, visitor: null } });
    const toDesk = { ...forOffice, before, manageLink: deskLink ? null : manageLink };
    if (toOffice) await queueMail(tx, appointmentMovedMail, { ...toOffice, data: toDesk });
  } else {
    await queueMail(tx, appointmentCancelledMail, { ...toVisitor, data: { ...data, visitor: null } });
    if (toOffice) await queueMail(tx, appointmentCancelledMail, { ...toOffice, data: forOffice });
  }
}

function timeOf(
  { date, slotAt, preference }: Appointment,
  { slot_minutes }: AppointmentRules,
  visitorZone: string | null,
): AppointmentTime {
  const isSlot = slotAt !== null;
  return {
    date,
    startsAt: isSlot ? slotAt.toISOString() : null,
    minutes: isSlot ? slot_minutes : null,
    window: isSlot ? null : preference,
    visitorZone,
  };
}
