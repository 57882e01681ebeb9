import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { withSite } from '#tests/server.ts';

const site = withSite({ CALL_LIMIT: '40' });
const type = { 'content-type': 'application/json' };
const accept = { accept: 'application/json, text/event-stream' };
let networks = 0;
/** Another network each time. */
function nextNetwork() {
  networks += 1;
  return `2001:db8:${networks.toString(16)}::1`;
}

/** A message to the endpoint, each from another network, so that only the test of limits meets one. */
function send(body: unknown, headers: Record<string, string> = {}, from = nextNetwork()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return site.from(from)('/mcp', { method: 'POST', headers: { ...type, ...accept, ...headers }, body: text });
}
const request = (method: string, params: object = {}, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params });
const use = (name: string, asked: object) => request('tools/call', { name, arguments: asked });
const order = use('search', { query: 'lamp' });

/** What an answer says, whether it is JSON or the only event of a stream. */
async function said(answer: Response) {
  const text = await answer.text();
  return JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
}

test('a request without a session is answered whole, stored by nobody, and opens none', async () => {
  const answer = await send(order, { 'mcp-session-id': 'stolen-session' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('mcp-session-id')).toBeNull();
  expect(answer.headers.get('cache-control')).toMatch(/no-(store|cache)/);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect((await said(answer)).result.structuredContent.notice).toBe(
    'Information, not legal advice: the gazette decides.',
  );
});

test('methods but POST are refused, so that no stream stays open', async () => {
  for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD', 'OPTIONS']) {
    const answer = await site.from(nextNetwork())('/mcp', {
      method,
      headers: { accept: 'text/event-stream', 'mcp-session-id': 'x' },
    });
    expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'POST']);
  }
});

test('a subscription, which would stay open, is refused', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const body = request('subscriptions/listen', { notifications: { toolsListChanged: true }, _meta: meta });
  const answer = await send(body, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' });
  expect((await said(answer)).error.message).toBe('Subscription limit reached');
});

test('pages of other sites are refused, whatever name they have given our address', async () => {
  for (const origin of [
    'https://evil.example',
    'http://kasauti.example.evil.example',
    'null',
    'file://',
    'not an origin',
  ]) {
    const rebound = await send(order, { origin, host: 'evil.example', 'sec-fetch-site': 'same-origin' });
    expect([origin, rebound.status]).toEqual([origin, 403]);
  }
  expect((await send(order, { origin: 'https://kasauti.example' })).status).toBe(200);
});

test('what is no message is refused', async () => {
  const deep = '['.repeat(30) + ']'.repeat(30);
  const wide = JSON.stringify(
    use('evaluate_product', {
      family: 'x',
      answers: Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`a${at}`, 1])),
    }),
  );
  for (const [body, headers, status] of [
    ['', {}, 400],
    ['{"jsonrpc":', {}, 400],
    ['null', {}, 400],
    ['7', {}, 400],
    ['"tools/list"', {}, 400],
    ['{}', {}, 400],
    [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }, {}, 400],
    [deep, {}, 413],
    [wide, {}, 413],
    ['x'.repeat(1024 * 1024), {}, 413],
    [use('search', { query: 'x'.repeat(1024 * 1024) }), {}, 413],
    [order, { 'content-type': 'text/plain' }, 415],
    [order, { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [order, { 'content-type': 'multipart/form-data; boundary=x' }, 415],
    [order, { accept: 'text/html' }, 406],
    [order, { 'mcp-protocol-version': '1999-01-01' }, 400],
  ] as const) {
    const answer = await send(body, headers);
    expect([JSON.stringify(body).slice(0, 60), headers, answer.status]).toEqual([
      JSON.stringify(body).slice(0, 60),
      headers,
      status,
    ]);
    expect(await answer.text()).not.toMatch(/ {4}at |node_modules|select /);
  }
});

test('many messages in one are refused before any of them is answered', async () => {
  for (const batch of [[order, order], Array.from({ length: 50 }, (_, id) => ({ ...order, id })), []]) {
    const answer = await send(batch);
    expect([answer.status, (await answer.json()).error.code]).toEqual([400, -32600]);
  }
});

test('unknown methods and tools are errors, and say nothing of the inside', async () => {
  for (const body of [
    request('tools/delete'),
    request('resources/read', { uri: 'file:///etc/passwd' }),
    use('toString', {}),
    use('__proto__', {}),
    request('tools/call', {}),
  ]) {
    const { error } = await said(await send(body));
    expect(error.code).toBeLessThan(0);
    expect(JSON.stringify(error)).not.toMatch(/node_modules|stack|passwd'/);
  }
});

test('a database that fails says nothing of itself', async () => {
  await db().execute(sql`alter table product_families rename to product_families_away`);
  const { result } = await said(await send(use('evaluate_product', { family: 'led-bulb' })));
  await db().execute(sql`alter table product_families_away rename to product_families`);
  expect(result.isError).toBe(true);
  expect(result.content[0].text).not.toMatch(/product_families|relation|select/);
  expect(JSON.parse(result.content[0].text)).toEqual({ message: expect.any(String) });
});

test('a flood waits for itself, and leaves the pages and calls of others their connections', async () => {
  const flood = Array.from({ length: 60 }, (_, at) =>
    send(use('evaluate_product', { family: 'laptop', answers: { screen: at } }), {}, '198.18.1.1'),
  );
  const started = performance.now();
  const [page, call] = await Promise.all([
    site.from('198.18.2.1')('/services'),
    site.from('198.18.2.1')('/api/services'),
  ]);
  expect([page.status, call.status]).toEqual([200, 200]);
  expect(performance.now() - started).toBeLessThan(5_000);
  const statuses = new Set((await Promise.all(flood)).map(({ status }) => status));
  for (const status of statuses) expect([200, 503]).toContain(status);
});

test('nothing but how often is kept: no other statement writes, and memory does not grow with requests', async () => {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  for (const body of [
    use('find_family', { q: 'an invented zorbo' }),
    use('evaluate_product', { family: 'led-bulb', audience: 'import', answers: { radio: ['nfc'] } }),
    use('read_order', { slug: 'no-such-order' }),
    use('list_deadlines', {}),
    order,
  ])
    expect((await send(body)).status).toBe(200);
  const statements = query.mock.calls.map(([sent]: unknown[]) => JSON.stringify(sent));
  query.mockRestore();
  expect(statements.length).toBeGreaterThan(5);
  const writes = statements.filter((text) => /\b(insert into|update|delete from|truncate)\s/i.test(text));
  expect(writes.filter((text) => !text.includes('rate_counters'))).toEqual([]);

  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heapAfter = async (times: number) => {
    for (let time = 0; time < times; time += 1) await (await send(request('tools/list'))).text();
    collect();
    // What waits for its finalizer goes with the next collection.
    await wait(50);
    collect();
    return process.memoryUsage().heapUsed;
  };
  await heapAfter(100);
  const warm = await heapAfter(100);
  expect(((await heapAfter(300)) - warm) / 300).toBeLessThan(10_000);
});
