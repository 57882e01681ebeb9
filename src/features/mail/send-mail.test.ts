import { describe, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { closeJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { findFreePort } from '#db/embedded/cluster-address.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountExistsMail, oneTimePasswordMail } from '#features/accounts/mails/account-mails.ts';
import { headersOf } from '#tests/mail-server.ts';
import { patient, withOutbox } from '#tests/mail-steps.ts';
import { loadBuiltTemplates } from './mail-setup.server.ts';
import { queueMail } from './queue-mail.server.ts';
import { mailJobs } from './send-mail.job.ts';

const { database, openServer, queueCode, rows, states } = withOutbox();
const jobs = mailJobs({ mails: [accountExistsMail, oneTimePasswordMail], loadTemplates: loadBuiltTemplates });

describe('the outbox', () => {
  test('sends a mail once, to one recipient, with both parts, and then deletes its code', async () => {
    const { received } = await openServer();
    await runJobs(jobs);
    await queueCode();
    await expect.poll(states, patient).toEqual(['sent']);
    expect(received).toHaveLength(1);
    const [mail] = received;
    if (!mail) return;
    expect(mail.recipients).toEqual(['asha@example.org']);
    expect(headersOf(mail).get('to')).toBe('asha@example.org');
    expect(headersOf(mail).get('subject')).toBe('Your one-time password');
    expect(headersOf(mail).get('content-type')).toMatch(/^multipart\/alternative/);
    expect(mail.raw).toMatch(/Content-Type: text\/plain[\s\S]*042917[\s\S]*Content-Type: text\/html[\s\S]*042917/);
    const [row] = await rows();
    expect(row).toMatchObject({ data: {} });
    expect(headersOf(mail).get('message-id')).toContain(`<${row?.messageId}@`);
  });

  test('contains nothing when the transaction fails', async () => {
    const { received } = await openServer();
    await runJobs(jobs);
    const failing = transaction(async (tx) => {
      await queueMail(tx, accountExistsMail, { to: 'asha@example.org', language: 'en', data: { name: 'Asha' } });
      throw new Error('a later step fails');
    });
    await expect(failing).rejects.toThrow('a later step fails');
    await queueCode();
    await expect.poll(states, patient).toEqual(['sent']);
    expect(received).toHaveLength(1);
  });

  test('holds a mail while the server is down, and sends it when the server is back', async () => {
    const port = await findFreePort();
    vi.stubEnv('SMTP_URL', `smtp://127.0.0.1:${port}`);
    await runJobs(jobs);
    await queueCode();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(await states()).toEqual(['waiting']);
    const { received } = await openServer({ port });
    await expect.poll(states, patient).toEqual(['sent']);
    expect(received).toHaveLength(1);
  });

  test('sends the mails that were queued while no process was running the jobs', async () => {
    const { received } = await openServer();
    await queueCode();
    await closeJobs();
    await runJobs(jobs);
    await expect.poll(states, patient).toEqual(['sent']);
    expect(received).toHaveLength(1);
  });

  test('works through a backlog without pausing between mails', async () => {
    const { received } = await openServer();
    for (let i = 0; i < 60; i++) await queueCode();
    await runJobs(jobs);
    // By polling alone, four workers would take 30 s.
    await expect.poll(states, patient).toEqual(Array(60).fill('sent'));
    expect(received).toHaveLength(60);
  });

  test('sends a mail whose fate is unknown again under the same Message-ID, but never one that was recorded as sent', async () => {
    const { received } = await openServer();
    await queueCode();
    const [row] = await rows();
    const run = async (messageId: string) => jobs[0]?.run(messageId);
    await run(row?.messageId ?? '');
    // As if the process was killed between the server's answer and our record of it.
    await database().update(outboxMails).set({ state: 'waiting', data: oneTimePasswordMail.sample });
    await run(row?.messageId ?? '');
    await run(row?.messageId ?? '');
    expect(received.map((mail) => headersOf(mail).get('message-id'))).toEqual(
      Array(2).fill(expect.stringContaining(row?.messageId ?? '')),
    );
  });

  test('can be filled while the server is slow', async () => {
    const { received } = await openServer({ delay: 4_000 });
    await runJobs(jobs);
    for (let i = 0; i < 20; i++) await queueCode();
    // All of them are waiting, and none has been accepted yet.
    expect(await states()).toHaveLength(20);
    expect(received).toHaveLength(0);
    await database().delete(outboxMails).where(eq(outboxMails.state, 'waiting'));
  });
});
