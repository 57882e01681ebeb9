import { describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

/** Everything that a caller sees, but what differs between any two answers. */
async function seen(answer: Response) {
  const headers = [...answer.headers].filter(([name]) => !['x-request-id', 'retry-after'].includes(name));
  return { status: answer.status, headers, body: await answer.text() };
}

describe('known and unknown addresses are answered alike', () => {
  test('register, also its code and its mail limit', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const unknown = step.newAddress();
    for (const call of ['first', 'over the limit']) {
      const one = await seen(await site.post('/api/client/register', step.registration(known)));
      const other = await seen(await site.post('/api/client/register', step.registration(unknown)));
      expect(one, call).toEqual(other);
    }
    const [mail] = await step.mailsTo(known);
    expect(mail).toMatchObject({ template: 'account-exists', data: { name: 'Asha Raghunathan' } });
    for (let round = 0; round < 7; round += 1) {
      const one = await seen(await site.post('/api/client/verify-register-otp', { email: known, otp: '000000' }));
      const other = await seen(await site.post('/api/client/verify-register-otp', { email: unknown, otp: '000000' }));
      expect(one).toEqual(other);
    }
  });

  test('login', async () => {
    const { email: known } = await step.registerClient(site);
    const wrong = { password: 'wrong-62-lantern' };
    const one = await seen(await site.post('/api/client/login', { email: known, ...wrong }));
    const other = await seen(await site.post('/api/client/login', { email: step.newAddress(), ...wrong }));
    expect(one).toEqual(other);
    expect(one.status).toBe(422);
    expect(JSON.parse(one.body)).toEqual({
      message: 'Login failed',
      errors: { password: ['The email or the password is not right.'] },
    });
    const code = { otp: '000000' };
    expect(await seen(await site.post('/api/client/verify-login-otp', { email: known, ...code }))).toEqual(
      await seen(await site.post('/api/client/verify-login-otp', { email: step.newAddress(), ...code })),
    );
  });

  test('forgot-password, also its mail limit; only the known one gets a mail', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const unknown = step.newAddress();
    for (const status of [200, 429]) {
      const one = await seen(await site.post('/api/client/forgot-password', { email: known }));
      const other = await seen(await site.post('/api/client/forgot-password', { email: unknown }));
      expect(one).toEqual(other);
      expect(one.status).toBe(status);
    }
    expect(await step.mailsTo(unknown)).toEqual([]);
    expect((await step.mailsTo(known))[0]?.template).toBe('password-reset');
  });
});
