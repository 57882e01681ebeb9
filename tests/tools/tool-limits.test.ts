import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite({ CALL_LIMIT: '40' });
const type = { 'content-type': 'application/json' };
const accept = { accept: 'application/json, text/event-stream' };

/** A message to the endpoint from this address. */
const send = (body: object, headers: Record<string, string>, from: string) =>
  site.from(from)('/mcp', { method: 'POST', headers: { ...type, ...accept, ...headers }, body: JSON.stringify(body) });
const request = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const use = (name: string, asked: object) => request('tools/call', { name, arguments: asked });

/** What an answer says, whether it is JSON or the only event of a stream. */
async function said(answer: Response) {
  const text = await answer.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

test('one network may call as often as the calls of the site', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 402; time += 1) statuses.push((await send(request('ping'), {}, '198.18.0.1')).status);
  expect(statuses.slice(0, 400).every((status) => status === 200)).toBe(true);
  expect(statuses.slice(400)).toEqual([429, 429]);
  const refused = await send(request('ping'), {}, '198.18.0.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send(request('ping'), {}, '198.18.0.2')).status).toBe(200);
});

test('one network evaluates as often by tools and calls together, and machines are told why no longer', async () => {
  const evaluated = async (from: string) =>
    (await said(await send(use('evaluate_product', { family: 'led-bulb' }), {}, from))).result;
  const called = (from: string) => site.from(from)('/api/finder/evaluate', sent({ family: 'led-bulb' }));
  for (let time = 0; time < 20; time += 1) {
    expect((await evaluated('198.18.3.1')).isError).toBeFalsy();
    expect((await called('198.18.3.1')).status).toBe(200);
    expect((await called('198.18.3.1')).status).toBe(200);
  }
  const refused = await evaluated('198.18.3.1');
  expect(refused).toMatchObject({ isError: true });
  expect(JSON.parse(refused.content[0].text)).toEqual({ message: expect.stringContaining('try again later') });
  const call = await called('198.18.3.1');
  expect([call.status, Number(call.headers.get('retry-after')) > 0]).toEqual([429, true]);
  // What is forged in a header counts for the sender all the same, and others are not held up.
  const forged = { 'x-forwarded-for': '198.18.3.9' };
  const again = await send(use('evaluate_product', { family: 'led-bulb' }), forged, '198.18.3.1');
  expect((await said(again)).result.isError).toBe(true);
  expect((await evaluated('198.18.3.2')).isError).toBeFalsy();
  expect((await said(await send(use('find_family', { q: 'led bulb' }), {}, '198.18.3.1'))).result.isError).toBeFalsy();
});
const sent = (body: object) => ({ method: 'POST', headers: type, body: JSON.stringify(body) });
