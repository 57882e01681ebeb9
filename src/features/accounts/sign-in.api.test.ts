import { describe, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { hashPassword } from '#core/secrets/passwords.server.ts';
import { db } from '#db/client.server.ts';
import { clients, pendingRegistrations } from '#db/schema/accounts.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

describe('register', () => {
  test('mails a code, and the code creates the client and logs it in', async () => {
    const email = step.newAddress();
    const begun = await site.post('/api/client/register', step.registration(email.toUpperCase()));
    expect(begun.status).toBe(200);
    expect(await begun.json()).toEqual({ message: 'OTP sent to your email' });
    expect(begun.headers.get('cache-control')).toBe('private, no-store');
    expect(await db().select().from(clients).where(eq(clients.email, email))).toEqual([]);

    const ended = await site.post('/api/client/verify-register-otp', { email, otp: await step.codeFor(email) });
    expect(ended.status).toBe(200);
    expect(await ended.json()).toEqual({
      message: 'OTP verified successfully',
      token: expect.stringMatching(/^[\w-]{43}$/),
      client: { name: 'Asha Raghunathan', email, country_code: '+91', phone: '9845012345' },
    });
  });

  test('a phone number with its country code or a leading zero is stored in the same form', async () => {
    for (const phone of ['+91 98450 12345', '0091-98450-12345', '098450 12345', '98450 12345']) {
      const email = step.newAddress();
      await site.post('/api/client/register', step.registration(email, { phone }));
      const ended = await site.post('/api/client/verify-register-otp', { email, otp: await step.codeFor(email) });
      expect((await ended.json()).client).toMatchObject({ country_code: '+91', phone: '9845012345' });
      await step.forgetLimits();
    }
  });

  test('all errors are reported at once', async () => {
    const wrong = { password: 'short', password_confirmation: 'shorter', country_code: 'India', phone: 'call me' };
    const answer = await site.post('/api/client/register', step.registration(step.newAddress(), wrong));
    expect(Object.keys((await step.readJson(answer)).errors ?? {}).sort()).toEqual([
      'country_code',
      'password',
      'password_confirmation',
      'phone',
    ]);
  });

  test('a registration lasts 30 minutes', async () => {
    const email = step.newAddress();
    await site.post('/api/client/register', step.registration(email));
    await db()
      .update(pendingRegistrations)
      .set({ expiresAt: new Date(Date.now() - 1_000) })
      .where(eq(pendingRegistrations.email, email));
    const ended = await site.post('/api/client/verify-register-otp', { email, otp: await step.codeFor(email) });
    expect(ended.status).toBe(422);
    expect(await db().select().from(clients).where(eq(clients.email, email))).toEqual([]);
  });

  test.each([
    [{ name: undefined }, 'name'],
    [{ name: 'A' }, 'name'],
    [{ name: '👩🏽‍🔬'.repeat(30) }, 'name'],
    [{ email: 'a@x.example, b@y.example' }, 'email'],
    [{ email: '"a"@x.example' }, 'email'],
    [{ email: 'a<b>@x.example' }, 'email'],
    [{ email: 'a@x.example\r\nBcc: b@y.example' }, 'email'],
    [{ email: `${'a'.repeat(60)}@${'b'.repeat(190)}.example` }, 'email'],
    [{ email: 'ａ@x.example' }, 'email'],
    [{ country_code: 'India' }, 'country_code'],
    [{ phone: '12345' }, 'phone'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: undefined }, 'phone'],
    [{ password: 'short', password_confirmation: 'short' }, 'password'],
    [{ password: 'Password1', password_confirmation: 'Password1' }, 'password'],
    [{ password: 'AshaRaghunathan', password_confirmation: 'AshaRaghunathan' }, 'password'],
    [{ password_confirmation: 'another-62-lantern' }, 'password_confirmation'],
  ])('refuses %j under %s', async (changes, field) => {
    await step.forgetLimits();
    const answer = await site.post('/api/client/register', step.registration(step.newAddress(), changes));
    expect(answer.status).toBe(422);
    const { message, errors } = await step.readJson(answer);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(message).toBe(errors?.[field]?.[0]);
  });

  test('a mismatch is reported together with the other errors', async () => {
    const wrong = { name: '', phone: '', password_confirmation: 'another-62-lantern' };
    const answer = await site.post('/api/client/register', step.registration(step.newAddress(), wrong));
    expect(Object.keys((await step.readJson(answer)).errors ?? {})).toEqual(['name', 'phone', 'password_confirmation']);
  });

  test('control and bidi characters are removed from the name', async () => {
    const email = step.newAddress();
    await site.post('/api/client/register', step.registration(email, { name: 'Asha\r\n\u202eR\0ao ' }));
    const [stored] = await db().select().from(pendingRegistrations).where(eq(pendingRegistrations.email, email));
    expect(stored?.name).toBe('Asha R ao');
  });
});

describe('login', () => {
  test('the correct password gets a code, and the code gets a session', async () => {
    const { email } = await step.registerClient(site);
    const begun = await site.post('/api/client/login', { email, password: step.goodPassword });
    expect(await begun.json()).toEqual({ message: 'OTP sent to your email' });
    const ended = await site.post('/api/client/verify-login-otp', { email, otp: await step.codeFor(email) });
    expect(await ended.json()).toMatchObject({ message: 'OTP verified successfully', client: { email } });
  });

  test('an outdated hash is renewed by a successful login, and by no other', async () => {
    const { email } = await step.registerClient(site);
    const old = await hashPassword(step.goodPassword, 'clients', { memory: 8_192, passes: 1, parallelism: 1 });
    const hashNow = async () => (await db().select().from(clients).where(eq(clients.email, email)))[0]?.passwordHash;
    await db().update(clients).set({ passwordHash: old }).where(eq(clients.email, email));
    await site.post('/api/client/login', { email, password: 'wrong-62-lantern' });
    expect(await hashNow()).toBe(old);
    await site.post('/api/client/login', { email, password: step.goodPassword });
    expect(await hashNow()).toContain('$m=19456,t=2,p=1$');
  });

  test('an inactive client can neither start nor finish a login', async () => {
    const { email, token } = await step.registerClient(site);
    await site.post('/api/client/login', { email, password: step.goodPassword });
    const otp = await step.codeFor(email);
    await db().update(clients).set({ isActive: false }).where(eq(clients.email, email));
    expect((await site.post('/api/client/verify-login-otp', { email, otp })).status).toBe(422);
    expect((await site.post('/api/client/login', { email, password: step.goodPassword })).status).toBe(422);
    expect((await site.get('/api/check-token', { headers: step.bearer(token) })).status).toBe(401);
  });

  test('after twenty attempts at one account from one address, that address has to wait', async () => {
    await step.forgetLimits();
    const email = step.newAddress();
    const answers: number[] = [];
    for (let round = 0; round < 21; round += 1) {
      answers.push((await site.post('/api/client/login', { email, password: 'wrong-62-lantern' })).status);
    }
    expect(answers.filter((status) => status === 422)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    await step.forgetLimits();
  });
});
