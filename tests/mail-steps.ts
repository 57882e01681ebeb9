import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { closeJobs, drainJobs } from '#core/jobs/jobs.server.ts';
import { closeMailer } from '#core/mail/mailer.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { startMailServer } from './mail-server.ts';
import { withTestDatabase } from './with-test-database.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** An empty outbox for each test, and a mail server if the test opens one. */
export function withOutbox() {
  const database = withTestDatabase();
  let server: MailServer | undefined;

  beforeAll(() => closeJobs());
  beforeEach(async () => {
    await database().delete(outboxMails);
  });
  afterEach(async () => {
    await drainJobs();
    await closeJobs();
    closeMailer();
    await server?.stop();
    server = undefined;
    vi.unstubAllEnvs();
  });

  async function openServer(manners?: Parameters<typeof startMailServer>[0]): Promise<MailServer> {
    server = await startMailServer(manners);
    vi.stubEnv('SMTP_URL', server.url);
    return server;
  }

  function queueCode(to = 'asha@example.org', minutes = 10) {
    const mail = { to, language: 'en', data: oneTimePasswordMail.sample, minutes };
    return transaction((tx) => queueMail(tx, oneTimePasswordMail, mail));
  }

  const rows = () => database().select().from(outboxMails).orderBy(outboxMails.id);
  const states = async () => (await rows()).map(({ state }) => state);
  return { database, openServer, queueCode, rows, states };
}

/** For `expect.poll`: how long the worker may take. */
export const patient = { timeout: 15_000, interval: 100 };
