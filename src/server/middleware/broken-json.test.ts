import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsFor } from '#core/http/call.ts';
import { serveDoors, testDoor } from '#tests/test-door.ts';

const shape = z.object({ query: z.string() });
const entry = { summary: 'Echo', tag: 'Test', input: shape, answer: shape, answers: 'The same' };
const echo = callsFor({})({ ...entry, handle: ({ input }) => input });
const app = serveDoors(testDoor({ 'POST /echo': echo }));

const send = async (body: string, type = 'application/json') => {
  const answer = await app.request('/api/echo', { method: 'POST', headers: { 'content-type': type }, body });
  expect(answer.headers.get('content-type')).toContain('application/json');
  return { status: answer.status, ...((await answer.json()) as Record<string, unknown>) };
};

test('JSON within the limits reaches the call, whatever its strings contain', async () => {
  const query = `${'{['.repeat(30)}"\\":${':'.repeat(600)}`;
  expect(await send(JSON.stringify({ query }))).toEqual({ status: 200, query });
});

test('a body that is not JSON is refused with that reason', async () => {
  for (const body of ['{', '', 'hello', '{"query":', '\u0000']) {
    expect(await send(body)).toEqual({ status: 400, message: 'The request could not be read.' });
  }
});

test('another content type is not read as JSON', async () => {
  expect((await send('{"query":"a"}', 'text/plain')).status).toBeGreaterThanOrEqual(400);
});

test('JSON of a different shape is refused with the names of its fields', async () => {
  for (const body of ['null', '[]', '5', '{}', '{"query":5}', '{"__proto__":{"query":"a"}}']) {
    expect(await send(body)).toMatchObject({ status: 422, errors: expect.anything() });
  }
});

test('the depth and the number of keys are limited', async () => {
  const nested = (depth: number) => `{"query":"a","more":${'['.repeat(depth - 1)}${']'.repeat(depth - 1)}}`;
  const wide = (keys: number) =>
    JSON.stringify({ query: 'a', ...Object.fromEntries(Array.from({ length: keys - 1 }, (_, key) => [`k${key}`, 1])) });
  expect((await send(nested(20))).status).toBe(200);
  expect((await send(nested(21))).status).toBe(413);
  expect((await send(wide(500))).status).toBe(200);
  expect((await send(wide(501))).status).toBe(413);
  // A space that HTTP does not trim.
  expect((await send(nested(21), '\u00a0application/json')).status).toBe(413);
});
