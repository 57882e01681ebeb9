import { and, desc, eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import type { MailOutcome } from './mail-state.schema.ts';

const columns = {
  messageId: outboxMails.messageId,
  template: outboxMails.template,
  recipient: outboxMails.recipient,
  language: outboxMails.language,
  data: outboxMails.data,
  state: outboxMails.state,
  createdAt: outboxMails.createdAt,
  isExpired: sql<boolean>`coalesce(${outboxMails.expiresAt} <= clock_timestamp(), false)`,
};

/** A mail that has still to be sent, or null. */
export async function findWaitingMail(messageId: string) {
  const [mail] = await db()
    .select(columns)
    .from(outboxMails)
    .where(and(eq(outboxMails.messageId, messageId), eq(outboxMails.state, 'waiting')));
  return mail ?? null;
}

export type OutboxMail = NonNullable<Awaited<ReturnType<typeof findWaitingMail>>>;

/** The newest mails, for development. */
export function listNewestMails(): Promise<OutboxMail[]> {
  return db().select(columns).from(outboxMails).orderBy(desc(outboxMails.id)).limit(50);
}

/** Records the outcome of a mail; `forget` deletes its data, for mails with a code or a link that grants access. */
export async function closeMail(messageId: string, state: MailOutcome, { forget }: { forget: boolean }): Promise<void> {
  await db()
    .update(outboxMails)
    .set({ state, ...(state === 'sent' && { sentAt: sql`clock_timestamp()` }), ...(forget && { data: {} }) })
    .where(and(eq(outboxMails.messageId, messageId), eq(outboxMails.state, 'waiting')));
}
