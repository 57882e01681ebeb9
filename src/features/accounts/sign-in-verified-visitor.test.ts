import { describe, expect, test } from 'vitest';
import { transaction } from '#db/transaction.server.ts';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';
import { signInVerifiedVisitor } from './sign-in-verified-visitor.server.ts';

const site = withSite();
const check = (token: string, cookie?: string) => step.checkToken(site, token, cookie);
const change = (token: string, from: string, to: string) => step.changePassword(site, token, from, to);

describe('signInVerifiedVisitor', () => {
  const caller = {
    isBrowser: false,
    userAgent: '',
    address: 'unknown',
    network: 'unknown',
    wider: undefined,
    formerSession: null,
  };
  const sign = (email: string) =>
    transaction((tx) =>
      signInVerifiedVisitor(tx, { email, name: 'Ravi', phone: '9000000000', country_code: '+44' }, caller),
    );

  test('a new address becomes a client without a password, who sets the first one through the reset link', async () => {
    const email = step.newAddress();
    const { scope, client } = await sign(email);
    expect(scope).toBe('full');
    expect(client).toEqual({ name: 'Ravi', email, countryCode: '+44', phone: '9000000000' });
    expect((await step.clientOf(email)).passwordHash).toBeNull();
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
      await site.get('/api/client/sessions', { headers }),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([403, 403, 403, 403]);
    expect(await check(token)).toBe(200);
    expect(await check(full)).toBe(200);
    expect((await step.clientOf(email)).name).toBe('Asha Raghunathan');
  });

  test('twenty requests at once create one client', async () => {
    const email = step.newAddress();
    const made = await Promise.all(Array.from({ length: 20 }, () => sign(email)));
    expect(new Set(made.map((signedIn) => signedIn.clientId)).size).toBe(1);
    expect(made.filter((signedIn) => signedIn.scope === 'full')).toHaveLength(1);
  });
});
