import { describe, expect, test } from 'vitest';
import { runJobs } from '#core/jobs/jobs.server.ts';
import { deliver } from '#core/mail/mailer.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { appointmentCancelledMail, appointmentInvitationMail } from '#features/appointments/mails/appointment-mails.ts';
import { leadNoticeMail } from '#features/leads/mails/lead-mails.ts';
import { headersOf } from '#tests/mail-server.ts';
import { patient, withOutbox } from '#tests/mail-steps.ts';
import { loadBuiltTemplates } from './mail-setup.server.ts';
import { queueMail } from './queue-mail.server.ts';
import { mailJobs } from './send-mail.job.ts';

const { openServer, queueCode, states } = withOutbox();
const mails = [appointmentCancelledMail, appointmentInvitationMail, leadNoticeMail];
const jobs = mailJobs({ mails, loadTemplates: loadBuiltTemplates });

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
