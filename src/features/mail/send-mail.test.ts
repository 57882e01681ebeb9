import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { closeJobs, drainJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { closeMailer, deliver } from '#core/mail/mailer.server.ts';
import { findFreePort } from '#db/free-port.server.ts';
import { outboxMails } from '#db/schema/leads.ts';
import { transaction } from '#db/transaction.server.ts';
import { accountExistsMail } from '#features/accounts/account-exists.mail.ts';
import { oneTimePasswordMail } from '#features/accounts/one-time-password.mail.ts';
import { appointmentCancelledMail } from '#features/appointments/appointment-cancelled.mail.ts';
import { appointmentInvitationMail } from '#features/appointments/appointment-invitation.mail.ts';
import { leadNoticeMail } from '#features/leads/lead-notice.mail.ts';
import { headersOf, startMailServer } from '#tests/mail-server.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { defineMail } from './define-mail.ts';
import { loadBuiltTemplates } from './mail-setup.server.ts';
import { queueMail } from './queue-mail.server.ts';
import { mailJobs } from './send-mail.job.ts';

const database = withTestDatabase();
const mailWithKey = defineMail({
  name: 'key',
  data: z.object({ key: z.string() }),
  secret: true,
  sample: { key: 'opens the door' },
});
const mails = [
  accountExistsMail,
  oneTimePasswordMail,
  appointmentCancelledMail,
  appointmentInvitationMail,
  leadNoticeMail,
  mailWithKey,
];
const jobs = mailJobs({ mails, loadTemplates: loadBuiltTemplates });
type MailServer = Awaited<ReturnType<typeof startMailServer>>;
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

const states = async () =>
  (await database().select().from(outboxMails).orderBy(outboxMails.id)).map(({ state }) => state);
const rows = () => database().select().from(outboxMails);
const patient = { timeout: 15_000, interval: 100 };

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
    const old = defineMail({ ...mailWithKey, name: 'old', secret: false });
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

  test('can be filled while the server is slow', async () => {
    const { received } = await openServer({ delay: 4_000 });
    await runJobs(jobs);
    for (let i = 0; i < 20; i++) await queueCode();
    // All of them are waiting, and none has been accepted yet.
    expect(await states()).toHaveLength(20);
    expect(received).toHaveLength(0);
    await database().delete(outboxMails).where(eq(outboxMails.state, 'waiting'));
  });

  test('sends an invitation as an alternative that calendars know', async () => {
    const { received } = await openServer();
    await runJobs(jobs);
    const to = 'asha@example.org';
    await transaction(async (tx) => {
      await queueMail(tx, appointmentInvitationMail, { to, language: 'ar', data: appointmentInvitationMail.sample });
      await queueMail(tx, appointmentCancelledMail, { to, language: 'hi', data: appointmentCancelledMail.sample });
    });
    await expect.poll(states, patient).toEqual(['sent', 'sent']);
    const raws = received.map(({ raw }) => raw).join('');
    expect(raws).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/);
    expect(raws).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
  });
});

describe('a recipient', () => {
  test.each(['a@example.org, b@example.org', '"a@example.org, b"@example.org', 'a@example.org\r\nBcc: b@example.org'])(
    'is never %j',
    async (to) => {
      const { received } = await openServer();
      await expect(queueCode(to)).rejects.toThrow('one recipient');
      const message = { id: 'x', to, subject: 'x', html: '<p>x</p>', text: 'x' };
      await expect(deliver(message)).rejects.toThrow('one email address');
      expect(received).toHaveLength(0);
    },
  );

  test('gets no header from a name', async () => {
    const { received } = await openServer();
    await runJobs(jobs);
    const name = 'Asha\r\nBcc: b@example.org\r\n\r\n<script>alert(1)</script>';
    const mail = { to: 'office@example.org', language: 'en', data: { ...leadNoticeMail.sample, name } };
    await transaction((tx) => queueMail(tx, leadNoticeMail, mail));
    await expect.poll(states, patient).toEqual(['sent']);
    const [sent] = received;
    if (!sent) return;
    expect(sent.recipients).toEqual(['office@example.org']);
    expect(headersOf(sent).has('bcc')).toBe(false);
    expect(sent.raw.split('text/html')[1]).not.toContain('<script');
  });
});
