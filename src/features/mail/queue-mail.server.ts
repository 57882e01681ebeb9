import { randomUUID } from 'node:crypto';
import { sendJob } from '#core/jobs/jobs.server.ts';
import { isEmailAddress } from '#core/text/email-address.ts';
import type { Queryable } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/leads.ts';
import { type MailData, type MailTemplate, mailTemplates } from './mail.schema.ts';
import { queueOf } from './mail-queues.ts';

type Mail<Template extends MailTemplate> = {
  template: Template;
  /** One address. */
  to: string;
  language: string;
  data: MailData<Template>;
  /** After this moment it is worth nothing and is not sent any more. */
  expiresAt?: Date;
};

/** Puts a mail and the job that sends it into the transaction that causes them: all happen or nothing. */
export async function queueMail<Template extends MailTemplate>(tx: Queryable, mail: Mail<Template>): Promise<void> {
  if (!isEmailAddress(mail.to)) throw new Error('a mail goes to one e-mail address');
  const messageId = randomUUID();
  await tx.insert(outboxMails).values({
    messageId,
    template: mail.template,
    recipient: mail.to,
    language: mail.language,
    data: mailTemplates[mail.template].parse(mail.data),
    expiresAt: mail.expiresAt,
  });
  await sendJob(tx, queueOf(mail.template), messageId);
}
