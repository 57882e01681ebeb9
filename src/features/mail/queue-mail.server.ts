import { randomUUID } from 'node:crypto';
import type { Queryable } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/leads.ts';
import { type MailData, type MailTemplate, mailTemplates } from './mail.schema.ts';

type Mail<Template extends MailTemplate> = {
  template: Template;
  /** One address. */
  to: string;
  language: string;
  data: MailData<Template>;
  /** After this moment it is worth nothing and is not sent any more. */
  expiresAt?: Date;
};

/** Puts a mail into the outbox, in the transaction that causes it: both happen or neither. */
export async function queueMail<Template extends MailTemplate>(tx: Queryable, mail: Mail<Template>): Promise<void> {
  await tx.insert(outboxMails).values({
    messageId: randomUUID(),
    template: mail.template,
    recipient: mail.to,
    language: mail.language,
    data: mailTemplates[mail.template].parse(mail.data),
    expiresAt: mail.expiresAt,
  });
}
