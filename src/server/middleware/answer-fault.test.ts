import { expect, test } from 'vitest';
import { z } from 'zod';
import { callsFor } from '#core/http/call.ts';
import { withSite } from '#tests/server.ts';
import { serveDoors, testDoor } from '#tests/test-door.ts';

const site = withSite();
const hindi = { 'current-locale': 'hi' };
const messageOf = async (answer: Response) => ((await answer.json()) as { message: string }).message;

test('a call that does not exist is refused in the language of the caller', async () => {
  expect(await messageOf(await site.get('/api/nothing'))).toBe('Not found.');
  expect(await messageOf(await site.get('/api/nothing', { headers: hindi }))).toMatch(/\p{Script=Devanagari}/u);
});

test('a page that is sent a POST says so in the language of its address', async () => {
  const answer = await site.post('/hi/services', {});
  expect(answer.status).toBe(405);
  expect(await answer.text()).toMatch(/\p{Script=Devanagari}/u);
});

test('a schema without its own messages never answers with those of Zod', async () => {
  const query = z.object({ count: z.coerce.number().max(9), kind: z.enum(['a', 'b']), name: z.string().min(3) });
  const entry = { summary: 'Echo', tag: 'Test', query, answer: query, answers: 'The same' };
  const echo = callsFor({})({ ...entry, handle: (received) => received.query });
  const app = serveDoors(testDoor({ 'GET /echo': echo }));
  const ask = async (headers: Record<string, string>) =>
    (await app.request('/api/echo?count=12&kind=c&name=ab', { headers })).json();
  expect(await ask({})).toMatchObject({
    message: 'This field must not be more than 9.',
    errors: {
      count: ['This field must not be more than 9.'],
      kind: ['This field must be one of these: a, b.'],
      name: ['This field must have at least 3 characters.'],
    },
  });
  const { errors } = (await ask(hindi)) as { errors: Record<string, string[]> };
  for (const [text] of Object.values(errors)) expect(text).toMatch(/\p{Script=Devanagari}/u);
});
