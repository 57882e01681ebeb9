import { expect, test } from 'vitest';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function use(name: string, asked: string) {
  const body = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${asked}}}`;
  const accept = 'application/json, text/event-stream';
  const text = await (await site.post('/mcp', body, { accept })).text();
  const { result } = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return { isError: result.isError === true, said: JSON.parse(result.content[0].text) };
}

/** NUL, which PostgreSQL refuses, and half a character, of which no address can be made. */
const noText = ['\\u0000', 'lamp\\u0000', '\\ud800', 'lamp \\ud83d', '\\udc00 lamp', '\\u202elamp'];

test.each(
  [
    ['find_family', 'q'],
    ['search', 'query'],
    ['list_deadlines', 'service'],
  ].flatMap(([name, field]) => noText.map((text) => [name, `{"${field}":"${text}"}`] as const)),
)('%s(%s) answers', async (name, asked) => {
  const { isError, said } = await use(name ?? '', asked);
  expect([isError, said.message]).toEqual([false, undefined]);
});

test.each([
  ...noText.map((text) => ['read_order', `{"slug":"${text}"}`] as const),
  ...noText.map((text) => ['evaluate_product', `{"family":"${text}"}`] as const),
])('%s(%s) finds nothing', async (name, asked) => {
  expect(await use(name, asked)).toEqual({ isError: true, said: { message: 'Not found.' } });
});

test.each([
  ['list_deadlines', '{"from":"9999-12-31"}'],
  ['list_deadlines', '{"from":"0001-01-01","to":"9999-12-31"}'],
  ['list_deadlines', '{"from":"9999-01-01","to":"9999-12-31"}'],
])('%s(%s) does not fail', async (name, asked) => {
  const { isError, said } = await use(name, asked);
  if (isError) expect(said.errors).toBeDefined();
  else expect(said.sources).toBeDefined();
});
