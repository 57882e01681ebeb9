import { expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

const calls = [
  ['GET', '/api/check-token'],
  ['GET', '/api/client/profile'],
  ['PUT', '/api/client/profile'],
  ['GET', '/api/client/sessions'],
  ['DELETE', '/api/client/sessions'],
  ['DELETE', '/api/client/sessions?id=999999'],
  ['GET', '/api/client/brochures'],
  ['POST', '/api/client/change-password'],
  ['POST', '/api/client/register'],
  ['POST', '/api/client/login'],
  ['POST', '/api/client/verify-register-otp'],
  ['POST', '/api/client/verify-login-otp'],
  ['POST', '/api/client/forgot-password'],
  ['GET', '/api/client/nowhere'],
  ['POST', '/api/client/logout'],
] as const;

test('no cache stores an answer meant for one person, whether it was served or refused', async () => {
  const { token } = await step.registerClient(site);
  for (const [method, path] of calls) {
    for (const headers of [{}, step.bearer('x'.repeat(43)), step.bearer(token)]) {
      const body = method === 'GET' ? {} : { body: '{}' };
      const init = { method, headers: { 'content-type': 'application/json', ...headers }, ...body };
      const answer = await site.get(path, init);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        expect.any(Number),
        'private, no-store',
      ]);
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(answer.status).toBeLessThan(500);
    }
  }
});

test.each(['/api/services', '/api/home', '/api/top-bar', '/api/captcha', '/services', '/nowhere'])(
  '%s does not look at the token',
  async (path) => {
    const { token } = await step.registerClient(site);
    const [plain, ...others] = await Promise.all(
      [{}, step.bearer(token), step.bearer('x'.repeat(43)), { authorization: 'Basic x' }].map((headers) =>
        site.get(path, { headers }),
      ),
    );
    const text = await plain?.text();
    for (const other of others) {
      expect(other.status).toBe(plain?.status);
      expect(other.headers.get('cache-control')).toBe(plain?.headers.get('cache-control'));
      if (path !== '/api/captcha') expect(await other.text()).toBe(text);
    }
  },
);
