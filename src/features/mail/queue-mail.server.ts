import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { sql } from '#core/drizzle.ts';
import { type Queue, sendJob, sendJobs } from '#core/jobs/jobs.server.ts';
import { isEmailAddress } from '#core/text/addresses.ts';
import type { Queryable } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import type { Mail } from './define-mail.ts';

/** Mails that could not be sent within three days. */
export const undelivered: Queue = { name: 'mail-undelivered', options: { retryLimit: 10, retryDelay: 60 } };

const tries = {
  // Fifteen seconds between two attempts, so that a mail leaves soon after its server is back.
  retryBackoff: true,
  retryDelay: 1,
  retryDelayMax: 15,
  // A slow server may delay each of the six answers that a mail needs.
  expireInSeconds: 300,
  heartbeatSeconds: 10,
  deadLetter: undelivered.name,
};

/** Mails that somebody is waiting for; they have their own workers. */
export const urgentMail: Queue = { name: 'mail-urgent', options: { ...tries, retryLimit: 500 } };
export const otherMail: Queue = { name: 'mail', options: { ...tries, retryLimit: 17_280 } };
/** Mails to many people at once, which take hours. */
export const bulkMail: Queue = { name: 'mail-bulk', options: { ...tries, retryLimit: 17_280 } };

/** The queue of a mail; one that no feature declares any more is among the others. */
export function queueOf(mail: Mail | undefined): Queue {
  if (mail?.bulk) return bulkMail;
  return mail?.urgent ? urgentMail : otherMail;
}

type Addressed<Data> = {
  /** A single address. */
  to: string;
  language: string;
  data: Data;
  /** After this many minutes, by the database's clock, the mail is pointless and is no longer sent. */
  minutes?: number;
};

/** Puts a mail and the job that sends it into the transaction that causes them: both happen or neither. */
export async function queueMail<Data extends z.ZodType<Record<string, unknown>>>(
  tx: Queryable,
  mail: Mail<Data>,
  { to, language, data, minutes }: Addressed<z.output<Data>>,
): Promise<void> {
  if (!isEmailAddress(to)) throw new Error('a mail must have exactly one recipient');
  const messageId = randomUUID();
  await tx.insert(outboxMails).values({
    messageId,
    template: mail.name,
    recipient: to,
    language,
    data: mail.data.parse(data),
    expiresAt: minutes === undefined ? null : sql`clock_timestamp() + make_interval(mins => ${minutes})`,
  });
  await sendJob(tx, queueOf(mail), messageId);
}

/** Puts mails into the transaction whose data are read when they are sent. */
export async function queueMailsToFill(
  tx: Queryable,
  mail: Mail,
  recipients: readonly { to: string; language: string; messageId: string }[],
): Promise<void> {
  if (recipients.length === 0) return;
  const rows = recipients.map(({ to, language, messageId }) => {
    if (!isEmailAddress(to)) throw new Error('a mail must have exactly one recipient');
    return { messageId, template: mail.name, recipient: to, language, data: {} };
  });
  await tx.insert(outboxMails).values(rows);
  await sendJobs(
    tx,
    queueOf(mail),
    rows.map(({ messageId }) => messageId),
  );
}
