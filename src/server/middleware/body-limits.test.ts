import { beforeEach, expect, test } from 'vitest';
import * as step from '#tests/account-steps.ts';
import { fromDesk } from '#tests/desk-steps.ts';
import { formPosts } from '#tests/lead-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
beforeEach(step.forgetLimits);

const kilobytes = 64 * 1024;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const wide = (keys: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: keys }, (_, key) => [`k${key}`, 1])));
const long = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - 8) });

const paths = [...Object.values(formPosts).map((make) => make('a@lamps.example').path), '/api/search'];
const tooMuch: [string, string][] = [
  ['64 KB and a byte', long(kilobytes + 1)],
  ['depth 21', nested(21)],
  ['501 keys', wide(501)],
];
const withinLimits: [string, string][] = [
  ['64 KB', long(kilobytes)],
  ['depth 20', nested(20)],
  ['500 keys', wide(500)],
];

test.each(tooMuch)('%s are too much for every form', async (_, body) => {
  for (const path of paths) {
    const answer = await site.post(path, body);
    expect([path, answer.status]).toEqual([path, 413]);
    expect(await answer.json()).toEqual({ message: expect.stringMatching(/^\P{Cc}+$/u) });
  }
});

test.each(withinLimits)('%s are read, and then refused for what they say', async (_, body) => {
  for (const path of paths) expect([path, (await site.post(path, body)).status]).toEqual([path, 422]);
});

test('the length of a body that does not declare it is counted', async () => {
  const body = new ReadableStream({
    start(controller) {
      for (let sent = 0; sent < 2; sent += 1) controller.enqueue(new Uint8Array(40_000).fill(32));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body, duplex: 'half' };
  expect((await site.get('/api/client/register', init as RequestInit)).status).toBe(413);
});

test.each([
  ['not JSON', '{', 'application/json', 400],
  ['nothing', '', 'application/json', 400],
  ['another type', '{}', 'text/plain', 415],
  ['a form', 'email=a%40lamps.example', 'application/x-www-form-urlencoded', 415],
  ['null', 'null', 'application/json', 422],
  ['a list', '[]', 'application/json', 422],
  ['a prototype', '{"__proto__":{"email":"a@lamps.example"},"constructor":1}', 'application/json', 422],
])('%s is refused by every form', async (_, body, type, status) => {
  for (const path of paths.filter((path) => path !== '/api/search')) {
    const answer = await site.get(path, { method: 'POST', headers: { 'content-type': type }, body });
    expect([path, answer.status]).toEqual([path, status]);
    expect((await answer.json()).message).toEqual(expect.any(String));
  }
});

test('the only form with this encoding is limited to 64 KB too', async () => {
  const send = (body: FormData | URLSearchParams) => site.get('/api/getAvailableSlots', { method: 'POST', body });
  const large = new FormData();
  large.set('date', 'x'.repeat(kilobytes));
  expect((await send(large)).status).toBe(413);
  const many = new URLSearchParams(Array.from({ length: 12_000 }, (_, key) => [`k${key}`, '']));
  expect((await send(many)).status).toBe(413);
  expect((await send(new URLSearchParams({ __proto__: 'x', 'date[]': '2026-01-01' }))).status).toBe(422);
});

test('whoever signs in at the desk sends no more than a visitor, and nothing of it is read above the limit', async () => {
  const signIn = (body: string) => site.post('/api/desk/auth/password', body, fromDesk);
  for (const [, body] of tooMuch) expect((await signIn(body)).status).toBe(413);
  for (const [, body] of withinLimits) expect((await signIn(body)).status).toBe(422);
  while ((await signIn('{}')).status !== 429);
  let isRead = false;
  const body = new ReadableStream(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const headers = { ...fromDesk, 'content-type': 'application/json' };
  const sent = { method: 'POST', headers, body, duplex: 'half' };
  expect((await site.get('/api/desk/auth/password', sent as RequestInit)).status).toBe(429);
  expect(isRead).toBe(false);
});
