import type { Job } from '#core/jobs/jobs.server.ts';
import { logger } from '#core/logger.server.ts';
import {
  assertMailServerReachable,
  deliver,
  hasMailServer,
  MailError,
  type Message,
} from '#core/mail/mailer.server.ts';
import { composeMail } from './compose-mail.server.ts';
import type { Mail } from './define-mail.ts';
import { findMail, type MailSetup } from './mail-setup.server.ts';
import type { MailOutcome } from './mail-state.schema.ts';
import { closeMail, findWaitingMail } from './outbox.server.ts';
import { bulkMail, otherMail, undelivered, urgentMail } from './queue-mail.server.ts';
import { takeTurn } from './take-turn.server.ts';

/** The jobs that send the mails of the outbox, and the job that gives up on mails that could not be sent. */
export function mailJobs(setup: MailSetup): Job[] {
  const run = (messageId: string) => sendMail(messageId, setup);
  return [
    { queue: urgentMail, workers: 4, run },
    { queue: otherMail, workers: 3, run },
    { queue: bulkMail, workers: 1, run },
    { queue: undelivered, workers: 1, run: (messageId) => giveUpMail(messageId, setup) },
  ];
}

/** Sends a mail of the outbox. An earlier attempt may have delivered it, so a second copy has the same Message-ID. */
async function sendMail(messageId: string, setup: MailSetup): Promise<void> {
  let stored = await findWaitingMail(messageId);
  if (!stored) return;
  const mail = findMail(setup, stored.template);
  if (stored.isExpired) return close(messageId, mail, 'expired');
  const entry = { mail: messageId, template: stored.template };
  if (!mail) {
    logger.error(entry, 'no feature declares this mail');
    return close(messageId, mail, 'failed');
  }
  assertMailServerReachable();
  // Before it is composed, so that what it says is true when it is sent.
  if (mail.bulk && hasMailServer()) {
    await takeTurn();
    // Its reader may have chosen another language meanwhile, or no mails.
    stored = await findWaitingMail(messageId);
    if (!stored) return;
  }
  const message = await composeMail(stored, mail, setup);
  if (!message) return close(messageId, mail, 'dropped');
  // Without a mail server it stays in the outbox, and only the console of this process and /dev/outbox show it.
  if (!hasMailServer()) return printMail(message);
  try {
    await deliver(message);
  } catch (error) {
    if (!(error instanceof MailError && error.isFinal)) throw error;
    logger.warn({ ...entry, reason: error.message }, 'a mail was permanently refused');
    const source = setup.sources?.find(({ mail }) => mail.name === entry.template);
    if (error.refusal) await source?.refused?.(messageId, error.refusal);
    return close(messageId, mail, 'failed');
  }
  await close(messageId, mail, 'sent');
  logger.info(entry, 'a mail was sent');
}

/** Called for a mail whose attempts are used up. */
async function giveUpMail(messageId: string, setup: MailSetup): Promise<void> {
  const stored = await findWaitingMail(messageId);
  if (!stored) return;
  await close(messageId, findMail(setup, stored.template), stored.isExpired ? 'expired' : 'failed');
  logger.error({ mail: messageId, template: stored.template }, 'gave up on a mail');
}

function close(messageId: string, mail: Mail | undefined, state: MailOutcome) {
  // A mail that is no longer declared may have contained a secret.
  return closeMail(messageId, state, { forget: !mail || mail.secret === true });
}

/** Shows a mail on the console, including its code or link: there is no mail server to deliver it. */
function printMail({ to, subject, text }: Message): void {
  const lines = [`To: ${to}`, `Subject: ${subject}`, '', ...text.trim().split('\n')];
  process.stdout.write(`\n${lines.map((line) => `  │ ${line}`).join('\n')}\n\n`);
}
