import { asc, count, eq, inArray } from '#core/drizzle.ts';
import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { leadEvents, leadFiles, leads } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import type { LeadEventKind } from '#features/leads/lead-kinds.schema.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { getOfficeAddress } from '#features/site/settings.server.ts';
import { findDeskAddress } from '#features/staff/find-desk-address.server.ts';
import { defaultLanguage } from '#locales/languages.ts';
import { describeLead } from './describe-lead.server.ts';
import { leadDigestMail } from './lead-mails.ts';

const leadsPerDigest = 50;
const deferred: LeadEventKind = 'notice-deferred';
const inDigest: LeadEventKind = 'notice-in-digest';

/** Four times an hour the office gets the leads for which there was no mail of their own, oldest first. */
export const sendLeadDigest: Job = {
  queue: { name: 'lead-digest', options: { retryLimit: 3, retryDelay: 60 } },
  workers: 1,
  every: '*/15 * * * *',
  async run() {
    const sent = await transaction(async (tx) => {
      const to = await getOfficeAddress(tx);
      const events = await tx
        .select({ id: leadEvents.id, leadId: leadEvents.leadId })
        .from(leadEvents)
        .where(eq(leadEvents.kind, deferred))
        .orderBy(asc(leadEvents.id))
        .limit(leadsPerDigest)
        .for('update', { skipLocked: true });
      if (!to || events.length === 0) return { count: 0, waiting: 0 };
      await tx
        .update(leadEvents)
        .set({ kind: inDigest })
        .where(
          inArray(
            leadEvents.id,
            events.map(({ id }) => id),
          ),
        );
      const rows = await tx
        .select({ lead: leads, file: leadFiles })
        .from(leads)
        .leftJoin(leadFiles, eq(leadFiles.leadId, leads.id))
        .where(
          inArray(
            leads.id,
            events.map(({ leadId }) => leadId),
          ),
        )
        .orderBy(asc(leads.id));
      const [rest] = await tx.select({ count: count() }).from(leadEvents).where(eq(leadEvents.kind, deferred));
      const waiting = rest?.count ?? 0;
      const inbox = await findDeskAddress(tx, '/inbox', 'leads.read');
      const data = { leads: rows.map(({ lead, file }) => describeLead(lead, file, inbox)), waiting };
      await queueMail(tx, leadDigestMail, { to, language: defaultLanguage, data });
      return { count: rows.length, waiting };
    });
    if (sent.count > 0)
      logger.warn(
        { leads: sent.count, waiting: sent.waiting },
        'leads came in a flood: the office got them in a digest',
      );
  },
};
