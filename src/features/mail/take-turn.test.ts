import { expect, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { runJobs } from '#core/jobs/jobs.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { digestMail } from '#features/alerts/mails/alert-mails.ts';
import { patient, withOutbox } from '#tests/mail-steps.ts';
import { loadBuiltTemplates } from './mail-setup.server.ts';
import { queueMail } from './queue-mail.server.ts';
import { mailJobs } from './send-mail.job.ts';

const { database, openServer, queueCode, rows } = withOutbox();
const mails = [digestMail, oneTimePasswordMail];
const jobs = mailJobs({ mails, loadTemplates: loadBuiltTemplates });
const queueDigests = async (count: number) => {
  const mail = { to: 'asha@example.org', language: 'en', data: digestMail.sample };
  for (let i = 0; i < count; i += 1) await transaction((tx) => queueMail(tx, digestMail, mail));
};

test('several processes together send mails of a list no faster than they may', async () => {
  const { received } = await openServer();
  vi.stubEnv('ALERT_MAILS_PER_MINUTE', '100');
  await database().execute(sql`delete from rate_counters where subject = 'turns:mail-bulk'`);
  await queueDigests(5);
  const bulk = jobs.find(({ queue }) => queue.name === 'mail-bulk');
  const start = performance.now();
  await Promise.all((await rows()).map(({ messageId }) => bulk?.run(messageId)));
  expect(received).toHaveLength(5);
  expect(performance.now() - start).toBeGreaterThan(4 * 600 - 50);
});

test('a code does not wait behind them', async () => {
  const { received } = await openServer();
  vi.stubEnv('ALERT_MAILS_PER_MINUTE', '20');
  await queueDigests(100);
  await runJobs(jobs);
  await expect.poll(() => received.length, patient).toBe(1);
  const start = performance.now();
  await queueCode('bela@example.org');
  await expect.poll(() => received.at(-1)?.recipients, patient).toEqual(['bela@example.org']);
  expect(performance.now() - start).toBeLessThan(2_500);
  expect(received.length).toBeLessThanOrEqual(3);
  await database().delete(outboxMails);
});
