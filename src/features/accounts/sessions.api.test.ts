import { eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { db } from '#db/client.server.ts';
import { clients, sessions } from '#db/schema/accounts.ts';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';
import { signInVerifiedVisitor } from './sign-in-verified-visitor.server.ts';

const site = withSite();

const check = async (token: string, cookie?: string) =>
  (await site.get('/api/check-token', { headers: step.bearer(token, cookie) })).status;

const change = (token: string, current_password: string, new_password: string, cookie?: string) =>
  site.post('/api/client/change-password', { current_password, new_password }, step.bearer(token, cookie));

async function clientOf(email: string) {
  const [client] = await db().select().from(clients).where(eq(clients.email, email));
  if (!client) throw new Error(`no client ${email}`);
  return client;
}

async function sessionOf(email: string) {
  const [session] = await db()
    .select({ row: sessions, hours: sql<number>`extract(epoch from expires_at - sessions.created_at)::float / 3600` })
    .from(sessions)
    .where(eq(sessions.clientId, (await clientOf(email)).id));
  return session;
}

describe('check-token', () => {
  test('answers 200 for a valid token and a short 401 for others', async () => {
    const { token } = await step.registerClient(site);
    const good = await site.get('/api/check-token', { headers: step.bearer(token) });
    expect(await good.json()).toEqual({ message: 'Authenticated.', scope: 'full' });
    expect(good.headers.get('cache-control')).toBe('private, no-store');
    for (const header of ['', 'Bearer', `Bearer ${'x'.repeat(43)}`, `Basic ${token}`, `Bearer ${token}x`]) {
      const bad = await site.get('/api/check-token', { headers: { authorization: header } });
      expect(bad.status).toBe(401);
      expect(await bad.json()).toEqual({ message: 'Unauthenticated.' });
      expect(bad.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('a token of a caller without cookies lasts 12 hours and is stored only as a hash', async () => {
    const { email, token, cookie } = await step.registerClient(site);
    expect(cookie).toBeUndefined();
    const session = await sessionOf(email);
    expect(session?.hours).toBeCloseTo(12, 1);
    expect(session?.row.cookieHash).toBeNull();
    expect(JSON.stringify(session)).not.toContain(token);
    expect(await check(token)).toBe(200);
  });

  test('a token of a browser lasts 7 days and is useless without its cookie', async () => {
    const email = step.newAddress();
    await site.post('/api/client/register', step.registration(email));
    const otp = await step.codeFor(email);
    const verified = await site.post('/api/client/verify-register-otp', { email, otp }, step.fromBrowser);
    const { token } = await step.readJson(verified);
    for (const cookie of verified.headers.getSetCookie())
      expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await sessionOf(email))?.hours).toBeCloseTo(168, 1);
    const cookie = step.cookieOf(verified);
    expect(await check(token, cookie)).toBe(200);
    expect(await check(token)).toBe(401);
    expect(await check(token, 'session=another')).toBe(401);
    const other = await step.registerClient(site, step.newAddress(), step.fromBrowser);
    expect(await check(token, other.cookie)).toBe(401);
    // The cookie alone grants no access, so another site cannot act through the visitor's browser.
    expect((await site.get('/api/check-token', { headers: { cookie: cookie ?? '' } })).status).toBe(401);
  });

  test.each([
    ['when it is over', { expiresAt: sql`clock_timestamp()` }],
    ['after 24 idle hours', { lastSeenAt: sql`clock_timestamp() - interval '24 hours'` }],
  ])('a token ends %s', async (_when, past) => {
    const { email, token } = await step.registerClient(site);
    await db()
      .update(sessions)
      .set(past)
      .where(eq(sessions.clientId, (await clientOf(email)).id));
    expect(await check(token)).toBe(401);
  });

  test('a call prevents the session from becoming idle', async () => {
    const { email, token } = await step.registerClient(site);
    const earlier = sql`clock_timestamp() - interval '23 hours'`;
    await db()
      .update(sessions)
      .set({ lastSeenAt: earlier })
      .where(eq(sessions.clientId, (await clientOf(email)).id));
    expect(await check(token)).toBe(200);
    expect(Date.now() - Number((await sessionOf(email))?.row.lastSeenAt)).toBeLessThan(60_000);
  });
});

describe('ending sessions', () => {
  test('logout ends the current session', async () => {
    const { email, token } = await step.registerClient(site);
    const { token: other } = await step.logIn(site, email);
    const answer = await site.post('/api/client/logout', {}, step.bearer(token));
    expect(await answer.json()).toEqual({ message: 'Logged out successfully' });
    expect([await check(token), await check(other)]).toEqual([401, 200]);
  });

  test('sessions are listed, and can be ended by id or all but the current one at once', async () => {
    const { email, token } = await step.registerClient(site);
    const { token: second } = await step.logIn(site, email);
    const { token: third } = await step.logIn(site, email);
    const listed = await site.get('/api/client/sessions', { headers: step.bearer(token) });
    const { sessions: list } = (await listed.json()) as { sessions: { id: number; current: boolean }[] };
    expect(list.map((one) => one.current).filter(Boolean)).toHaveLength(1);
    expect(list).toHaveLength(3);
    expect(JSON.stringify(list)).not.toMatch(/hash/i);

    const end = (query: string) =>
      site.get(`/api/client/sessions${query}`, { method: 'DELETE', headers: step.bearer(token) });
    const stranger = await step.registerClient(site);
    const strange = await sessionOf(stranger.email);
    expect((await end(`?id=${strange?.row.id}`)).status).toBe(404);
    expect(await check(stranger.token)).toBe(200);
    const secondId = list.filter((one) => !one.current).sort((a, b) => a.id - b.id)[0]?.id;
    expect((await end(`?id=${secondId}`)).status).toBe(200);
    expect([await check(second), await check(third)]).toEqual([401, 200]);
    expect((await end('')).status).toBe(200);
    expect([await check(token), await check(third)]).toEqual([200, 401]);
  });

  test('changing the password ends the other sessions and the codes that were mailed for a login', async () => {
    const { email, token } = await step.registerClient(site);
    const { token: other } = await step.logIn(site, email);
    await step.forgetLimits();
    await site.post('/api/client/login', { email, password: step.goodPassword });
    const otp = await step.codeFor(email);
    const answer = await change(token, step.goodPassword, 'paper-boat-91-harbour');
    expect(await answer.json()).toEqual({ message: 'Password changed successfully' });
    expect([await check(token), await check(other)]).toEqual([200, 401]);
    expect((await site.post('/api/client/verify-login-otp', { email, otp })).status).toBe(422);
    expect((await step.mailsTo(email))[0]).toMatchObject({ template: 'password-changed' });
    expect((await step.logIn(site, email, 'paper-boat-91-harbour')).status).toBe(200);
  });
});

describe('change-password', () => {
  test.each([
    ['wrong-62-lantern', 'paper-boat-91-harbour', 'current_password'],
    [step.goodPassword, 'password1', 'new_password'],
    [step.goodPassword, 'AshaRaghunathan', 'new_password'],
    [step.goodPassword, 'short', 'new_password'],
    ['', 'paper-boat-91-harbour', 'current_password'],
  ])('%j → %j is refused under %s', async (current, next, field) => {
    const { token } = await step.registerClient(site);
    const answer = await change(token, current, next);
    expect(answer.status).toBe(422);
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual([field]);
  });

  test('ten attempts are allowed in a quarter of an hour', async () => {
    const { token } = await step.registerClient(site);
    const answers: number[] = [];
    for (let tries = 0; tries < 11; tries += 1) {
      answers.push((await change(token, 'wrong-62-lantern', 'paper-boat-91-harbour')).status);
    }
    expect(answers).toEqual([...Array(10).fill(422), 429]);
  });
});

describe('profile', () => {
  test('can be read and changed, except the address', async () => {
    const { email, token } = await step.registerClient(site);
    const before = await site.get('/api/client/profile', { headers: step.bearer(token) });
    const client = { name: 'Asha Raghunathan', email, country_code: '+91', phone: '9845012345' };
    expect(await before.json()).toEqual({ client, company: null, has_password: true });
    const wish = { name: 'Asha R', phone: '080 2345 6789', company: 'Lamps & Co', email: 'other@lamps.example' };
    const after = await site.get('/api/client/profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...step.bearer(token) },
      body: JSON.stringify(wish),
    });
    expect(await after.json()).toEqual({
      message: 'Profile updated successfully',
      client: { ...client, name: 'Asha R', phone: '08023456789' },
      company: 'Lamps & Co',
      has_password: true,
    });
  });

  test('fields that a change does not contain stay the same', async () => {
    const { token } = await step.registerClient(site);
    const change = async (wish: Record<string, string>) => {
      const headers = { 'content-type': 'application/json', ...step.bearer(token) };
      const answer = await site.get('/api/client/profile', { method: 'PUT', headers, body: JSON.stringify(wish) });
      return answer.json();
    };
    await change({ name: 'Asha R', phone: '2079460000', country_code: '+44', company: 'Lamps & Co' });
    const after = await change({ name: 'Asha', phone: '2079460000' });
    expect(after).toMatchObject({ client: { name: 'Asha', country_code: '+44' }, company: 'Lamps & Co' });
  });
});

describe('signInVerifiedVisitor', () => {
  const caller = { isBrowser: false, userAgent: '', address: 'unknown', network: 'unknown', formerSession: null };
  const sign = (email: string) =>
    transaction((tx) =>
      signInVerifiedVisitor(tx, { email, name: 'Ravi', phone: '9000000000', country_code: '+44' }, caller),
    );

  test('a new address becomes a client without a password, who sets the first one through the reset link', async () => {
    const email = step.newAddress();
    const { scope, client } = await sign(email);
    expect(scope).toBe('full');
    expect(client).toEqual({ name: 'Ravi', email, countryCode: '+44', phone: '9000000000' });
    expect((await clientOf(email)).passwordHash).toBeNull();
    await step.forgetLimits();
    expect((await site.post('/api/client/login', { email, password: step.goodPassword })).status).toBe(422);
    await site.post('/api/client/forgot-password', { email });
    const token = String((await step.mailsTo(email))[0]?.data.link)
      .split('/')
      .at(-1);
    const wish = { token, email, password: step.goodPassword, password_confirmation: step.goodPassword };
    expect((await site.post('/api/password-reset', wish)).status).toBe(200);
    expect((await step.logIn(site, email)).status).toBe(200);
  });

  test('an existing client is not changed, and may not change password, profile or sessions', async () => {
    const { email, token: full } = await step.registerClient(site);
    const { token, scope, client } = await sign(email);
    expect(scope).toBe('brochure');
    expect(client.name).toBe('Asha Raghunathan');
    const headers = { 'content-type': 'application/json', ...step.bearer(token) };
    const refused = [
      await change(token, step.goodPassword, 'paper-boat-91-harbour'),
      await site.get('/api/client/profile', { method: 'PUT', headers, body: '{"name":"Ravi","phone":"9000000000"}' }),
      await site.get('/api/client/sessions', { method: 'DELETE', headers }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403]);
    expect(await check(token)).toBe(200);
    expect(await check(full)).toBe(200);
    expect((await clientOf(email)).name).toBe('Asha Raghunathan');
  });

  test('twenty requests at once create one client', async () => {
    const email = step.newAddress();
    const made = await Promise.all(Array.from({ length: 20 }, () => sign(email)));
    expect(new Set(made.map((one) => one.clientId)).size).toBe(1);
    expect(made.filter((one) => one.scope === 'full')).toHaveLength(1);
  });
});

describe('the number of sessions', () => {
  test('a browser that logs in again ends its earlier session', async () => {
    const post = site.openBrowser();
    const email = step.newAddress();
    await post('/api/client/register', step.registration(email));
    const otp = await step.codeFor(email);
    const first = await post('/api/client/verify-register-otp', { email, otp }, step.fromBrowser);
    const { token } = await step.readJson(first);
    expect(await check(token, step.cookieOf(first))).toBe(200);
    await step.forgetLimits();
    await post('/api/client/login', { email, password: step.goodPassword });
    const code = { email, otp: await step.codeFor(email) };
    const second = await post('/api/client/verify-login-otp', code, step.fromBrowser);
    expect(await check((await step.readJson(second)).token, step.cookieOf(second))).toBe(200);
    expect(await check(token, step.cookieOf(first))).toBe(401);
  });

  test('a client can have twenty, and the next login ends the one that has been unused for longest', async () => {
    const { email, token } = await step.registerClient(site);
    await db()
      .update(sessions)
      .set({ lastSeenAt: sql`clock_timestamp() - interval '2 hours'` })
      .where(eq(sessions.clientId, (await clientOf(email)).id));
    const tokens = [];
    for (let round = 0; round < 19; round += 1) tokens.push((await step.logIn(site, email)).token);
    const living = await db().select().from(sessions).where(isNull(sessions.revokedAt));
    const { id } = await clientOf(email);
    expect(living.filter(({ clientId }) => clientId === id)).toHaveLength(20);
    tokens.push((await step.logIn(site, email)).token);
    expect(await check(token)).toBe(401);
    for (const other of tokens) expect(await check(other)).toBe(200);
  });
});
