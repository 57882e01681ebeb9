import { beforeAll, describe, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { createRequestedService, formPosts } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeAll(createRequestedService);

/** Everything that a caller sees, except the parts that differ between any two answers. */
async function seen(answer: Response) {
  const headers = [...answer.headers]
    .filter(([name]) => !['x-request-id', 'retry-after'].includes(name))
    .map(([name, value]) => (name === 'set-cookie' ? value.replace(/=[\w-]{43};/, '=…;') : value));
  return { status: answer.status, headers, body: await answer.text() };
}

describe('known and unknown addresses are answered alike', () => {
  test('when registering, including the code and the mail limit', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const unknown = step.newAddress();
    for (const call of ['first', 'over the limit']) {
      const ofKnown = await seen(await site.post('/api/client/register', step.registration(known)));
      const ofUnknown = await seen(await site.post('/api/client/register', step.registration(unknown)));
      expect(ofKnown, call).toEqual(ofUnknown);
    }
    const [mail] = await step.mailsTo(known);
    expect(mail).toMatchObject({ template: 'account-exists', data: { name: 'Asha Raghunathan' } });
    for (let round = 0; round < 7; round += 1) {
      const ofKnown = await seen(await site.post('/api/client/verify-register-otp', { email: known, otp: '000000' }));
      const ofUnknown = await seen(
        await site.post('/api/client/verify-register-otp', { email: unknown, otp: '000000' }),
      );
      expect(ofKnown).toEqual(ofUnknown);
    }
  });

  test('login', async () => {
    const { email: known } = await step.registerClient(site);
    const wrong = { password: 'wrong-62-lantern' };
    const ofKnown = await seen(await site.post('/api/client/login', { email: known, ...wrong }));
    const ofUnknown = await seen(await site.post('/api/client/login', { email: step.newAddress(), ...wrong }));
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.status).toBe(422);
    expect(JSON.parse(ofKnown.body)).toEqual({
      message: 'Login failed',
      errors: { password: ['The email or password is not correct. Check both and try again.'] },
    });
    const code = { otp: '000000' };
    expect(await seen(await site.post('/api/client/verify-login-otp', { email: known, ...code }))).toEqual(
      await seen(await site.post('/api/client/verify-login-otp', { email: step.newAddress(), ...code })),
    );
  });

  test.each([
    ['brochure', '/api/verify-otp'],
    ['schedule', '/api/schedule-verify-otp'],
  ] as const)('%s, also its mail limit and a wrong code', async (form, verify) => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const unknown = step.newAddress();
    const post = async (email: string, index: number) => {
      const { path, body } = formPosts[form](email, index);
      return seen(await site.post(path, body));
    };
    for (const [index, status] of [200, 429].entries()) {
      const ofKnown = await post(known, index);
      expect(ofKnown).toEqual(await post(unknown, index));
      expect(ofKnown.status).toBe(status);
    }
    for (let round = 0; round < 7; round += 1) {
      const wrong = async (email: string) => {
        const otp = (await step.codeFor(email)) === '000000' ? '000001' : '000000';
        return seen(await site.post(verify, { email, otp }));
      };
      expect(await wrong(known)).toEqual(await wrong(unknown));
    }
  });

  test('when resetting a password, including the mail limit; only the known address gets a mail', async () => {
    const { email: known } = await step.registerClient(site);
    await step.forgetLimits();
    const unknown = step.newAddress();
    for (const status of [200, 429]) {
      const ofKnown = await seen(await site.post('/api/client/forgot-password', { email: known }));
      const ofUnknown = await seen(await site.post('/api/client/forgot-password', { email: unknown }));
      expect(ofKnown).toEqual(ofUnknown);
      expect(ofKnown.status).toBe(status);
    }
    expect(await step.mailsTo(unknown)).toEqual([]);
    expect((await step.mailsTo(known))[0]?.template).toBe('password-reset');
  });
});
