import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Calls, callsFor } from '#core/http/call.ts';
import { serveDoors, testDoor } from '#tests/test-door.ts';

const answer = z.object({ name: z.string() });
/** What the first handler adds to its answer, contrary to its entry. */
let more: object = {};
const call = callsFor({});
const labsApi = {
  'GET /labs/{id}': call({
    summary: 'A laboratory',
    tag: 'Labs',
    params: z.object({ id: z.coerce.number().int() }),
    query: z.object({ year: z.string().optional() }),
    answer,
    answers: 'The laboratory',
    handle: ({ params, query }) => ({ name: `${params.id} ${query.year}`, ...more }),
  }),
  'GET /lab-files/{token}': call({
    summary: 'A file',
    tag: 'Labs',
    secret: true,
    params: z.object({ token: z.string() }),
    answer: 'file',
    answers: 'The file',
    handle: ({ params }) => new Response(params.token),
  }),
  'POST /labs': call({
    summary: 'Name a laboratory',
    tag: 'Labs',
    body: 'form',
    input: z.object({ name: z.string('The name is missing.') }),
    answer,
    answers: 'The laboratory',
    handle: ({ input }) => input,
  }),
} satisfies Calls;

const serve = (isChecked: boolean) => serveDoors(testDoor(labsApi, { isChecked }));

test('the handler receives the parts of the address as their schemas parse them', async () => {
  const answer = await serve(true).request('/api/labs/7?year=2026');
  expect(await answer.json()).toEqual({ name: '7 2026' });
  expect((await serve(true).request('/api/labs/seven')).status).toBe(422);
  expect((await serve(true).request('/api/labs/7?year=1&year=2')).status).toBe(422);
});

test('an answer that does not match its entry fails, but not in production', async () => {
  for (more of [{ street: 'Sector 62' }, { name: 7 }]) {
    expect((await serve(true).request('/api/labs/7')).status).toBe(500);
    expect(await (await serve(false).request('/api/labs/7')).json()).toMatchObject(more);
  }
  more = {};
});

test('no cache stores the answer of a secret address', async () => {
  const file = await serve(true).request('/api/lab-files/abc');
  expect(await file.text()).toBe('abc');
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  expect(file.headers.get('referrer-policy')).toBe('no-referrer');
});

test('a call that takes a form says so when it is sent JSON', async () => {
  const send = (body: string, type: string) =>
    serve(true).request('/api/labs', { method: 'POST', body, headers: { 'content-type': type } });
  const json = await send('{"name":"Noida"}', 'application/json');
  expect([json.status, await json.json()]).toEqual([415, { message: 'Send the form as multipart/form-data.' }]);
  expect(await (await send('name=Noida', 'application/x-www-form-urlencoded')).json()).toEqual({ name: 'Noida' });
  expect((await send('', 'application/x-www-form-urlencoded')).status).toBe(422);
});
