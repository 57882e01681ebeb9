import { afterAll, expect, onTestFinished, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountExistsMail, oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { queueMail } from '#features/mail/queue-mail.server.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { makeFolder, startServer, stopServer } from './run-server.ts';

const { folder, remove } = await makeFolder();
const cluster = await openEmbeddedPostgres(folder);
afterAll(async () => {
  await cluster.stop();
  await remove();
});

test('a mail whose process is killed while sending it is sent within a minute, under the same Message-ID', async () => {
  const slow = await startMailServer({ delay: 4_000 });
  const settings = { DATABASE_URL: await cluster.databaseUrl('site'), DATA_DIR: folder, SMTP_URL: slow.url };
  const first = await startServer(settings);
  openDatabase(settings.DATABASE_URL);
  onTestFinished(closeDatabase);
  const data = { code: '042917', purpose: 'login', minutes: 10 } as const;
  const mail = { to: 'asha@example.org', language: 'en', data };
  await transaction((tx) => queueMail(tx, oneTimePasswordMail, mail));
  // By then the mail server has accepted it, but nothing has recorded that.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  first.process.kill('SIGKILL');
  await first.ended;
  const again = await startServer(settings);
  await expect.poll(() => slow.received.length, { timeout: 60_000, interval: 500 }).toBe(2);
  const ids = slow.received.map((sent) => headersOf(sent).get('message-id'));
  expect(ids[0]).toBe(ids[1]);
  await stopServer(again);
  await slow.stop();
});

test('a server that is stopped while sending returns the mail to the queue and stops in time', async () => {
  const slow = await startMailServer({ delay: 20_000 });
  const settings = { DATABASE_URL: await cluster.databaseUrl('other'), DATA_DIR: folder, SMTP_URL: slow.url };
  const server = await startServer(settings);
  const database = openDatabase(settings.DATABASE_URL);
  onTestFinished(closeDatabase);
  const mail = { to: 'asha@example.org', language: 'en', data: { name: 'Asha' } };
  await transaction((tx) => queueMail(tx, accountExistsMail, mail));
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const start = performance.now();
  const ended = await stopServer(server);
  expect(ended?.code).toBe(0);
  expect(performance.now() - start).toBeLessThan(11_000);
  const { rows } = await database.execute("select state from jobs.job where name = 'mail'");
  expect(rows).toEqual([{ state: 'retry' }]);
  await slow.stop();
});
