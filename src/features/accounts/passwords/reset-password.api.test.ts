import { afterEach, expect, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { passwordResets } from '#db/schema/accounts.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
afterEach(() => {
  vi.unstubAllEnvs();
});
const next = 'paper-boat-91-harbour';

async function askForLink(headers: Record<string, string> = {}) {
  const client = await step.registerClient(site);
  await step.forgetLimits();
  const answer = await site.post('/api/client/forgot-password', { email: client.email }, headers);
  expect(await answer.json()).toEqual({ message: 'Password reset email sent' });
  const link = String((await step.mailsTo(client.email))[0]?.data.link);
  return { ...client, link, reset: link.split('/').at(-1) ?? '' };
}

const reset = (token: string, email: string, password = next, password_confirmation = password) =>
  site.post('/api/password-reset', { token, email, password, password_confirmation });
const check = (reset: string) => site.get(`/api/password-reset/${reset}`);

test('the link shows its address and sets the password; all sessions end and the owner is notified', async () => {
  const { email, token, reset: link } = await askForLink();
  const answer = await check(link);
  expect(await answer.json()).toEqual({ email });
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  const done = await reset(link, email);
  expect(await done.json()).toEqual({
    message: 'Password reset successfully. You can now log in with your new password.',
  });
  expect((await site.get('/api/check-token', { headers: step.bearer(token) })).status).toBe(401);
  expect((await step.mailsTo(email))[0]).toMatchObject({
    template: 'password-changed',
    data: { name: expect.any(String) },
  });
  expect((await step.logIn(site, email, next)).status).toBe(200);
  await step.forgetLimits();
  expect((await site.post('/api/client/login', { email, password: step.goodPassword })).status).toBe(422);
});

test.each(['', '/hi'])(
  'its page %s is kept by nobody, sends no referrer and hands its token on to nobody',
  async (prefix) => {
    const token = 'x'.repeat(43);
    for (let round = 0; round < 2; round += 1) {
      const page = await site.get(`${prefix}/password-reset/${token}`);
      expect(page.status).toBe(200);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('referrer-policy')).toBe('no-referrer');
      expect(page.headers.get('x-request-id')).not.toMatch(/^hit-/);
      const html = await page.text();
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).not.toMatch(/"(https?:|mailto:)[^"]*x{43}/);
    }
  },
);

test('the token has 256 bits and is stored as a hash, and the host of the link comes only from PUBLIC_URL', async () => {
  vi.stubEnv('PUBLIC_URL', 'https://kasauti.example');
  const { link, reset: secret } = await askForLink({ host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  expect(link).toMatch(/^https:\/\/kasauti\.example\/password-reset\/[\w-]{43}$/);
  expect(JSON.stringify(await db().select().from(passwordResets))).not.toContain(secret);
});

test('the link works once, even if it is used 20 times at once', async () => {
  const { email, reset: link } = await askForLink();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(link, email, `${next}-${index}`)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect((await check(link)).status).toBe(404);
});

test('the link expires after 30 minutes by the clock of the database', async () => {
  const { email, reset: link } = await askForLink();
  const left = sql<number>`extract(epoch from expires_at - clock_timestamp())::float`;
  const rows = await db().select({ left, id: passwordResets.id }).from(passwordResets).where(sql`used_at is null`);
  const newest = rows.sort((a, b) => b.id - a.id)[0];
  expect(newest?.left).toBeGreaterThan(1_790);
  expect(newest?.left).toBeLessThanOrEqual(1_800);
  await db()
    .update(passwordResets)
    .set({ expiresAt: sql`clock_timestamp()` })
    .where(eq(passwordResets.id, newest?.id ?? 0));
  expect((await check(link)).status).toBe(404);
  expect((await reset(link, email)).status).toBe(422);
});

test('a newer link invalidates the older one', async () => {
  const { email, reset: older } = await askForLink();
  await step.forgetLimits();
  await site.post('/api/client/forgot-password', { email });
  expect((await check(older)).status).toBe(404);
});

test('a weak password, another address and a mismatch are refused and do not use the link up', async () => {
  const { email, reset: link } = await askForLink();
  const other = await step.registerClient(site);
  const refusals = [
    await reset(link, other.email),
    await reset(link, email, 'password1'),
    await reset(link, email, email),
    await reset(link, email, next, `${next}!`),
  ];
  const fields = await Promise.all(
    refusals.map(async (refusal) => Object.keys((await step.readJson(refusal)).errors ?? {})),
  );
  expect(refusals.map((refusal) => refusal.status)).toEqual([422, 422, 422, 422]);
  expect(fields).toEqual([['token'], ['password'], ['password'], ['password_confirmation']]);
  expect((await reset(link, email)).status).toBe(200);
});

test.each(['x', 'x'.repeat(43), '%00', '..%2f..'])('the token %j is invalid', async (token) => {
  const answer = await check(token);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'Invalid or expired token' });
});
