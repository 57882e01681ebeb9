import { expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { eventsOf, formPosts, leadsOf, office } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';
import { sendLeadDigest } from './mails/send-lead-digest.job.ts';

const site = withSite();

const mailsToOffice = async (template: string) =>
  (await step.mailsTo(office)).filter((mail) => mail.template === template);

test('of leads that arrive in a flood, twenty an hour have a mail of their own and the others come in a digest, once', async () => {
  const emails = Array.from({ length: 75 }, step.newAddress);
  for (const [index, email] of emails.entries()) {
    const { path, body } = formPosts.partner(email, index);
    expect((await site.post(path, body)).status).toBe(200);
    await step.forgetLimits();
  }
  expect(await mailsToOffice('lead-notice')).toHaveLength(20);

  await Promise.all([sendLeadDigest.run(''), sendLeadDigest.run('')]);
  await sendLeadDigest.run('');
  await sendLeadDigest.run('');
  const digests = (await mailsToOffice('lead-digest')).reverse();
  const told = digests.flatMap(({ data }) => data.leads as { email: string; fields: { label: string }[] }[]);
  expect(told.map(({ email }) => email).sort()).toEqual(emails.slice(20).sort());
  expect(told[0]?.fields.map(({ label }) => label)).toContain('Designation');
  const [lead] = await leadsOf(emails.at(-1) ?? '');
  expect(await eventsOf(lead?.id ?? 0)).toEqual(['created', 'notice-in-digest']);
});
