import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { outboxMails } from '#db/schema/mail.ts';
import { composeMail } from '#features/mail/compose-mail.server.ts';
import { findMail } from '#features/mail/mail-setup.server.ts';
import * as step from '#tests/account-steps.ts';
import { createRequestedService, formPosts, leadsOf, multipart, office } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeAll(createRequestedService);
beforeEach(step.forgetLimits);

type Sent = Record<string, unknown>;
const enquiry = (changes: Sent) =>
  site.get(
    '/api/sendnewsletter',
    multipart({
      name: 'Asha Raghunathan',
      email: step.newAddress(),
      country_code: '+91',
      description: 'Which approval?',
      ...(changes as Record<string, string>),
    }),
  );
const json = (make: (email: string) => { path: string; body: object }) => (changes: Sent) => {
  const { path, body } = make(step.newAddress());
  return site.post(path, { ...body, ...changes });
};

const forms: [string, (changes: Sent) => Promise<Response>][] = [
  ['partner', json(formPosts.partner)],
  ['brochure', json(formPosts.brochure)],
  ['schedule', json(formPosts.schedule)],
  ['register', json(formPosts.register)],
  ['footer', enquiry],
];
const onlyEmail: typeof forms = [
  ['login', json(formPosts.login)],
  ['forgot-password', json(formPosts.forgot)],
  ['verify-otp', (changes) => site.post('/api/verify-otp', { otp: '123456', ...changes })],
  ['schedule-verify-otp', (changes) => site.post('/api/schedule-verify-otp', { otp: '123456', ...changes })],
];

const hostileEmails = [
  'a@lamps.example, b@evil.example',
  'a@lamps.example;b@evil.example',
  '"a@lamps.example, b"@evil.example',
  'Asha <b@evil.example>',
  'a@lamps.example\r\nBcc: b@evil.example',
  'a@lamps.example\nTo: b@evil.example',
  'a@lamps.example%0aBcc:b@evil.example',
  'a@lamps.example\0@evil.example',
  'a@lamps.example\u2028b@evil.example',
  'a@[127.0.0.1]',
  'a b@evil.example',
  'a@evil.example(comment)',
];

describe.each([...forms, ...onlyEmail])('%s', (_form, send) => {
  test('accepts a single address as the email, and nothing else', async () => {
    const before = await db().$count(outboxMails);
    for (const email of hostileEmails) {
      const answer = await send({ email });
      expect(answer.status, email).toBe(422);
      expect(Object.keys((await step.readJson(answer)).errors ?? {}), email).toEqual(['email']);
    }
    expect(await db().$count(outboxMails)).toBe(before);
    for (const email of [['a@lamps.example', 'b@evil.example'], { address: 'a@lamps.example' }, 7, null]) {
      if (_form !== 'footer') expect((await send({ email })).status).toBe(422);
    }
  });
});

const hostile =
  'Asha"\r\nBcc: b@evil.example\r\nATTENDEE:mailto:b@evil.example\r\n\r\n<script>alert(1)</script>\u202eX';

test.each(forms)('%s: lines in a name stay one line, in every mail that it causes', async (form, send) => {
  const email = step.newAddress();
  expect((await send({ email, name: hostile })).status).toBe(200);
  if (form === 'schedule') await site.post('/api/schedule-verify-otp', { email, otp: await step.codeFor(email) });
  if (form === 'brochure') await site.post('/api/verify-otp', { email, otp: await step.codeFor(email) });
  if (form !== 'register') expect((await leadsOf(email))[0]?.name).toMatch(/^Asha" Bcc: [^\p{Cc}\u202e]*X$/u);
  const rows = await db().select().from(outboxMails);
  const caused = rows.filter(({ recipient, data }) => recipient === email || JSON.stringify(data).includes(email));
  expect(caused.length).toBeGreaterThan(0);
  for (const mail of caused) {
    expect([email, office]).toContain(mail.recipient);
    const declared = findMail(site.mailSetup, mail.template) ?? expect.unreachable(mail.template);
    const composed = (await composeMail(mail, declared, site.mailSetup)) ?? expect.unreachable(mail.template);
    const { to, replyTo, subject, html, calendar } = composed;
    expect(to).toBe(mail.recipient);
    expect(replyTo).not.toMatch(/evil|[,;\s]/);
    expect(subject).toMatch(/^\P{Cc}+$/u);
    expect(html).not.toContain('<script>alert');
    const lines = (calendar?.content ?? '').replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(calendar ? 1 : 0);
    if (calendar) expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(new RegExp(`MAILTO:${email}$`));
    expect(lines.some((line) => /^(BCC|.*;EMAIL=b@evil)/i.test(line))).toBe(false);
  }
  await db().delete(outboxMails).where(eq(outboxMails.recipient, email));
});

test.each(forms.filter(([form]) => form !== 'register'))(
  '%s: the same ten times at once is one lead and the same answer',
  async (form, send) => {
    const email = step.newAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ email })));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    // Without the sum the footer serves three in ten minutes; repeats do not count.
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    // The answer to a repeat also says that the earlier code is still valid.
    const bodies = texts.map((text) => text.replace(/"notice":(?:null|"[^"]*")/, '').replace(/"code_sent":\w+/, ''));
    expect(new Set(bodies).size).toBe(1);
    expect(await leadsOf(email)).toHaveLength(1);
    if (form === 'brochure' || form === 'schedule') expect(await step.mailsTo(email)).toHaveLength(1);
  },
);
