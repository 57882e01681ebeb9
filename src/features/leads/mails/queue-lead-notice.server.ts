import { sql } from '#core/drizzle.ts';
import { readEnv } from '#core/env.ts';
import type { Queryable } from '#db/client.server.ts';
import { addLeadEvent } from '#features/leads/add-lead-event.server.ts';
import type { Lead } from '#features/leads/desk/list-answers.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/settings.server.ts';
import { findDeskAddress } from '#features/staff/find-desk-address.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { describeLead, type LeadFile } from './describe-lead.server.ts';
import { leadNoticeMail } from './lead-mails.ts';

/** Above this, leads wait for the digest, so that a flood of forms is no flood of mails. */
const noticesPerHour = 20;

/** Notifies the office of a new lead; if the settings contain no address, nobody is notified. */
export async function queueLeadNotice(tx: Queryable, lead: Lead, file: LeadFile | null): Promise<void> {
  const to = await getOfficeAddress(tx);
  if (!to) return;
  if (await isFlooded(tx)) return addLeadEvent(tx, lead.id, 'notice-deferred');
  const data = describeLead(lead, file, await findDeskAddress(tx, '/inbox', 'leads.read'));
  await queueMail(tx, leadNoticeMail, { to, language: defaultLanguage, data });
}

/** Counted without a lock, because all leads would wait for it: a few more notices at the same moment do no harm. */
async function isFlooded(tx: Queryable): Promise<boolean> {
  const limit = Math.ceil(noticesPerHour * readEnv().RATE_LIMIT_SCALE);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from outbox_mails
      where template = ${leadNoticeMail.name} and created_at > clock_timestamp() - interval '1 hour'
      limit ${limit}) as recent`);
  return (rows[0]?.count ?? 0) >= limit;
}
