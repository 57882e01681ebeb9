import { describe, expect, test } from 'vitest';
import { eq, isNull, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { sessions } from '#db/schema/accounts.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const check = (token: string, cookie?: string) => step.checkToken(site, token, cookie);
const change = (token: string, from: string, to: string) => step.changePassword(site, token, from, to);

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
    const session = await step.sessionOf(email);
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
    expect((await step.sessionOf(email))?.hours).toBeCloseTo(168, 1);
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
      .where(eq(sessions.clientId, (await step.clientOf(email)).id));
    expect(await check(token)).toBe(401);
  });

  test('a call prevents the session from becoming idle', async () => {
    const { email, token } = await step.registerClient(site);
    const earlier = sql`clock_timestamp() - interval '23 hours'`;
    await db()
      .update(sessions)
      .set({ lastSeenAt: earlier })
      .where(eq(sessions.clientId, (await step.clientOf(email)).id));
    expect(await check(token)).toBe(200);
    expect(Date.now() - Number((await step.sessionOf(email))?.row.lastSeenAt)).toBeLessThan(60_000);
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
    expect(list.map((session) => session.current).filter(Boolean)).toHaveLength(1);
    expect(list).toHaveLength(3);
    expect(JSON.stringify(list)).not.toMatch(/hash/i);

    const end = (query: string) =>
      site.get(`/api/client/sessions${query}`, { method: 'DELETE', headers: step.bearer(token) });
    const stranger = await step.registerClient(site);
    const strange = await step.sessionOf(stranger.email);
    expect((await end(`?id=${strange?.row.id}`)).status).toBe(404);
    expect(await check(stranger.token)).toBe(200);
    const secondId = list.filter((session) => !session.current).sort((a, b) => a.id - b.id)[0]?.id;
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
    const { token: secondToken } = await step.readJson(second);
    expect(await check(secondToken, step.cookieOf(second))).toBe(200);
    expect(await check(token, step.cookieOf(first))).toBe(401);
    // A program that sends the browser's cookie along gets no cookie of its own, so the browser's session goes on.
    const now = step.cookieOf(second) ?? '';
    await step.forgetLimits();
    await site.post('/api/client/login', { email, password: step.goodPassword });
    const other = { email, otp: await step.codeFor(email) };
    expect((await site.post('/api/client/verify-login-otp', other, { cookie: now })).status).toBe(200);
    expect(await check(secondToken, now)).toBe(200);
  });

  test('a client can have twenty, and the next login ends the one that has been unused for longest', async () => {
    const { email, token } = await step.registerClient(site);
    await db()
      .update(sessions)
      .set({ lastSeenAt: sql`clock_timestamp() - interval '2 hours'` })
      .where(eq(sessions.clientId, (await step.clientOf(email)).id));
    const tokens = [];
    for (let round = 0; round < 19; round += 1) tokens.push((await step.logIn(site, email)).token);
    const living = await db().select().from(sessions).where(isNull(sessions.revokedAt));
    const { id } = await step.clientOf(email);
    expect(living.filter(({ clientId }) => clientId === id)).toHaveLength(20);
    tokens.push((await step.logIn(site, email)).token);
    expect(await check(token)).toBe(401);
    for (const other of tokens) expect(await check(other)).toBe(200);
  });
});
