import { eq } from 'drizzle-orm';
import type { Queryable } from '#db/client.server.ts';
import { appointments, leads } from '#db/schema/leads.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/office-address.server.ts';
import { findLanguage } from '#locales/languages.ts';
import { callLink } from './call-link.server.ts';
import { makeInvitation } from './invitation.server.ts';
import type { CallRules } from './office-day.ts';
import { callSpan } from './place-call.ts';

/** Where replies to an invitation go while the settings name no office. */
const nobody = 'office@localhost.invalid';

/** Tells visitor and office that a call was booked, moved or cancelled; their calendars follow. */
export async function queueCallMails(
  tx: Queryable,
  appointmentId: number,
  change: 'booked' | 'moved' | 'cancelled',
  rules: CallRules,
): Promise<void> {
  const [found] = await tx
    .select({ call: appointments, lead: leads })
    .from(appointments)
    .innerJoin(leads, eq(leads.id, appointments.leadId))
    .where(eq(appointments.id, appointmentId));
  if (!found) throw new Error(`no call ${appointmentId}`);
  const { call, lead } = found;
  const { start, end } = callSpan(call, rules);
  const office = await getOfficeAddress(tx);
  const link = callLink(call.id, lead.language);
  const language = findLanguage(lead.language)?.code ?? 'en';
  const invitation = makeInvitation({
    uid: call.calendarUid,
    sequence: call.calendarSequence,
    start,
    end,
    isWindow: call.slotAt === null,
    isCancelled: change === 'cancelled',
    visitor: { name: lead.name, email: lead.email },
    office: { name: 'Kasauti', email: office ?? nobody },
    link,
    language,
  });
  const data = {
    change,
    date: call.date,
    time: call.preference,
    startsAt: start.toISOString(),
    endsAt: end.toISOString(),
    name: lead.name,
    ...invitation,
  };
  await queueMail(tx, { template: 'call-invitation', to: lead.email, language, data: { ...data, link } });
  if (!office) return;
  const phone = `${lead.countryCode ?? ''} ${lead.phone ?? ''}`.trim();
  await queueMail(tx, {
    template: 'call-notice',
    to: office,
    language: 'en',
    data: { ...data, leadId: lead.id, email: lead.email, phone },
  });
}
