import { and, eq, sql } from '#core/drizzle.ts';
import { sendJob } from '#core/jobs/jobs.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { findMail, type MailSetup } from './mail-setup.server.ts';
import { queueOf } from './queue-mail.server.ts';

/**
 * Creates the jobs of mails that are still waiting, for a database that was restored without its jobs. A mail that
 * already has one gets no second.
 * @returns how many there are
 */
export async function requeueMails(setup: Pick<MailSetup, 'mails'>): Promise<number> {
  return transaction(async (tx) => {
    const waiting = await tx
      .select({ messageId: outboxMails.messageId, template: outboxMails.template })
      .from(outboxMails)
      .where(and(eq(outboxMails.state, 'waiting'), sql`coalesce(expires_at > clock_timestamp(), true)`));
    for (const { messageId, template } of waiting) {
      await sendJob(tx, queueOf(findMail(setup, template)), messageId);
    }
    return waiting.length;
  });
}
