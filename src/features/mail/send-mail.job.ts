import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import { assertMailServerNear, deliver, hasMailServer, MailError } from '#core/mail/mailer.server.ts';
import { composeMail } from './compose-mail.server.ts';
import { otherMail, undelivered, urgentMail } from './mail-queues.ts';
import { closeMail, findWaitingMail } from './outbox.server.ts';
import { printMail } from './print-mail.server.ts';

/** One-time passwords and reset links, which somebody waits for. */
export const sendUrgentMail: Job = { queue: urgentMail, workers: 4, run: sendMail };
export const sendOtherMail: Job = { queue: otherMail, workers: 3, run: sendMail };

/** Gives up a mail whose tries are used up. */
export const giveUpMail: Job = {
  queue: undelivered,
  workers: 1,
  async run(messageId) {
    const mail = await findWaitingMail(messageId);
    if (!mail) return;
    await closeMail(mail, mail.isExpired ? 'expired' : 'failed');
    logger.error({ mail: messageId, template: mail.template }, 'a mail was given up');
  },
};

/** Sends a mail of the outbox. After a broken try it may have gone already: then it carries the same Message-ID. */
async function sendMail(messageId: string): Promise<void> {
  const mail = await findWaitingMail(messageId);
  if (!mail) return;
  if (mail.isExpired) return closeMail(mail, 'expired');
  assertMailServerNear();
  const message = await composeMail(mail);
  // Without a mail server it stays in the outbox, where /dev/outbox shows it.
  if (!hasMailServer()) return printMail(message);
  try {
    await deliver(message);
  } catch (error) {
    if (!(error instanceof MailError && error.isFinal)) throw error;
    logger.warn({ mail: messageId, template: mail.template, reason: error.message }, 'a mail was refused for good');
    return closeMail(mail, 'failed');
  }
  await closeMail(mail, 'sent');
  logger.info({ mail: messageId, template: mail.template }, 'a mail was sent');
}
