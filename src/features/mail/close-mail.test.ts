import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountExistsMail, oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { patient, withOutbox } from '#tests/mail-steps.ts';
import { defineMail } from './define-mail.ts';
import { loadBuiltTemplates } from './mail-setup.server.ts';
import { queueMail, undelivered } from './queue-mail.server.ts';
import { mailJobs } from './send-mail.job.ts';

const { database, openServer, queueCode, rows, states } = withOutbox();
const mailWithKey = defineMail({
  name: 'key',
  data: z.object({ key: z.string() }),
  secret: true,
  sample: { key: 'opens the door' },
});
const mails = [accountExistsMail, oneTimePasswordMail, mailWithKey];
const jobs = mailJobs({ mails, loadTemplates: loadBuiltTemplates });

describe('the outbox', () => {
  test('never sends a mail that has expired', async () => {
    const { received } = await openServer();
    await runJobs(jobs);
    await queueCode('asha@example.org', -1);
    await expect.poll(states, patient).toEqual(['expired']);
    expect(received).toHaveLength(0);
    expect(await rows()).toMatchObject([{ data: {} }]);
  });

  test('deletes the data of every mail that is declared secret, and of mails that are no longer declared', async () => {
    await openServer();
    const mail = { to: 'asha@example.org', language: 'en', minutes: -1 };
    await transaction((tx) => queueMail(tx, mailWithKey, { ...mail, data: mailWithKey.sample }));
    await transaction((tx) => queueMail(tx, accountExistsMail, { ...mail, data: { name: 'Asha' } }));
    await runJobs(jobs);
    await expect.poll(states, patient).toEqual(['expired', 'expired']);
    expect((await rows()).map(({ data }) => data)).toEqual(expect.arrayContaining([{}, { name: 'Asha' }]));
    await drainJobs();
    const old = defineMail({ ...mailWithKey, name: 'old', secret: undefined });
    await database().delete(outboxMails);
    await transaction((tx) => queueMail(tx, old, { ...mail, minutes: undefined, data: old.sample }));
    await runJobs(jobs);
    await expect.poll(states, patient).toEqual(['failed']);
    expect(await rows()).toMatchObject([{ data: {} }]);
  });

  test('gives up at once on a mail that the server refuses permanently, and sends the next one', async () => {
    const { received } = await openServer({ refuses: 'nobody@example.org' });
    await runJobs(jobs);
    await queueCode('nobody@example.org');
    await queueCode('asha@example.org');
    await expect.poll(states, patient).toEqual(['failed', 'sent']);
    expect(received).toHaveLength(1);
  });

  test('deletes the code of a mail whose attempts are used up', async () => {
    await queueCode();
    const [row] = await rows();
    await jobs.find(({ queue }) => queue === undelivered)?.run(row?.messageId ?? '');
    expect(await rows()).toMatchObject([{ state: 'failed', data: {} }]);
  });
});
