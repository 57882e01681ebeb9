import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();

test('a sum has two digits and a token, and is never cached', async () => {
  const answer = await site.get('/api/captcha');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const { first, second, captcha_token, ...more } = await answer.json();
  expect(more).toEqual({});
  for (const digit of [first, second]) expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]).toContain(digit);
  expect(captcha_token).toEqual(expect.any(String));
});

test('each caller gets a different sum', async () => {
  const tokens = await Promise.all(
    Array.from({ length: 5 }, async () => (await (await site.get('/api/captcha')).json()).captcha_token),
  );
  expect(new Set(tokens).size).toBe(5);
});
