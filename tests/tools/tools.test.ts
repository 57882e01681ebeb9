import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { createKettleOrders } from '#tests/factories/order-chains.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const publicUrl = 'https://kasauti.example';
const notice = 'Information, not legal advice: the gazette decides.';
const open: Client[] = [];

/** A client of the official SDK, over the site instead of a network. */
async function connect(mode: 'legacy' | 'auto', headers: Record<string, string> = {}) {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(`${publicUrl}/mcp`), {
    fetch: (url, init) => site.get(String(url).replace(publicUrl, ''), init),
    requestInit: { headers },
  });
  await client.connect(transport);
  open.push(client);
  return client;
}

type Said = { answer: never; sources: { name: string; url: string | null }[]; as_of: string; notice: string };

async function use(client: Client, name: string, asked: Record<string, unknown>) {
  const { structuredContent, isError, content } = await client.callTool({ name, arguments: asked });
  const [first] = content as { text: string }[];
  return { said: structuredContent as Said, isError, text: first?.text ?? '' };
}

beforeAll(createKettleOrders);
afterEach(async () => {
  for (const client of open.splice(0)) await client.close();
});

test.each(['legacy', 'auto'] as const)('a client of the SDK (%s) uses all five tools', async (mode) => {
  const client = await connect(mode);
  const { tools } = await client.listTools();
  const names = tools.map(({ name }) => name).sort();
  expect(names).toEqual(['evaluate_product', 'find_family', 'list_deadlines', 'read_order', 'search']);
  for (const { annotations, description, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(description).toBeTruthy();
    expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object']);
  }
  const today = todayInIndia();

  const found = await use(client, 'find_family', { q: 'led bulb' });
  expect(found.said.answer).toMatchObject({ families: [{ slug: 'led-bulb' }], meant: 'surely' });
  expect(found.said.sources).toContainEqual(expect.objectContaining({ url: `${publicUrl}/approval-finder/led-bulb` }));

  const evaluated = await use(client, 'evaluate_product', {
    family: 'led-bulb',
    audience: 'import',
    answers: { radio: ['bluetooth'] },
  });
  expect(evaluated.said.answer).toMatchObject({ family: { slug: 'led-bulb' }, as_of: today, contradictions: [] });
  type Evaluated = { outcomes: { approval: string; rules: { source: string | null }[] }[] };
  const radio = (evaluated.said.answer as Evaluated).outcomes.find(({ approval }) => approval === 'wpc-eta');
  expect(radio).toMatchObject({ status: 'applies', rules: [{ source: expect.stringContaining('G.S.R.') }] });
  // No list names it: only the rule says why, and where that was read.
  expect(evaluated.said.sources).toContainEqual({ name: radio?.rules[0]?.source, url: null });

  const read = await use(client, 'read_order', { slug: 'so-1-e-2024', as_of: '2024-12-01' });
  expect(read.said).toMatchObject({ as_of: '2024-12-01', answer: { number: 'S.O. 1(E)', as_of: '2024-12-01' } });
  expect(read.said.sources).toContainEqual({
    name: 'S.O. 2(E): Kettles (Quality Control) Amendment Order, 2024',
    url: `${publicUrl}/orders/so-2-e-2024`,
  });

  const ahead = await use(client, 'list_deadlines', { from: '2998-12-01', to: '2999-02-01', audience: 'micro' });
  expect(ahead.said.answer).toMatchObject([{ on: '2999-01-01', kind: 'begins', order: { slug: 'so-1-e-2024' } }]);

  const searched = await use(client, 'search', { query: 'kettle' });
  expect(searched.said.sources).toContainEqual({ name: 'Kettle', url: `${publicUrl}/products/kettle` });

  for (const { said, isError, text } of [found, evaluated, read, ahead, searched]) {
    expect(isError).toBeFalsy();
    expect(said.notice).toBe(notice);
    expect(said.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(said.sources.length).toBeGreaterThan(0);
    expect(JSON.parse(text)).toEqual(said);
  }
  expect([found, ahead, searched].map(({ said }) => said.as_of)).toEqual([today, today, today]);
});

test('the questions of an evaluation lead to an end, and settled approvals stay settled', async () => {
  const client = await connect('auto');
  const answers: Record<string, unknown> = {};
  let audience: string | undefined;
  const settled = new Map<string, string>();
  type Answer = {
    outcomes: { approval: string; status: string }[];
    next: { fact: string; kind: string; choices: { value: string }[] } | null;
    settled: number;
    open: number;
  };
  for (let asked = 0; ; asked += 1) {
    expect(asked).toBeLessThan(12);
    const { said } = await use(client, 'evaluate_product', {
      family: 'laptop',
      ...(audience && { audience }),
      answers,
    });
    const { outcomes, next } = said.answer as Answer;
    if (audience) {
      const now = new Map(outcomes.map(({ approval, status }) => [approval, status]));
      for (const [approval, status] of settled) expect([approval, now.get(approval)]).toEqual([approval, status]);
      for (const [approval, status] of now) if (status !== 'may-apply') settled.set(approval, status);
    }
    if (!next) break;
    if (next.fact === 'audience') audience = 'import';
    else answers[next.fact] = next.kind === 'number' ? 10 : (next.choices[0]?.value ?? 'unknown');
  }
  expect(settled.size).toBeGreaterThan(2);
});

test.each([
  ['read_order', { slug: 'no-such-order' }, { message: 'Not found.' }],
  [
    'read_order',
    { slug: 'so-1-e-2024', as_of: 'soon' },
    { errors: { as_of: ['Enter the day in the form 2026-01-31.'] } },
  ],
  [
    'read_order',
    { slug: 'so-1-e-2024', as_of: addDays(todayInIndia(), 1) },
    { errors: { as_of: [expect.any(String)] } },
  ],
  ['list_deadlines', { from: '2026-02-01', to: '2026-01-01' }, { errors: { to: [expect.any(String)] } }],
  ['evaluate_product', { family: 'no-such-family' }, { message: 'Not found.' }],
  [
    'evaluate_product',
    { family: 'led-bulb', answers: { radio: 'warp' } },
    { errors: { 'answers.radio': [expect.stringContaining('bluetooth')] } },
  ],
  [
    'evaluate_product',
    { family: 'led-bulb', answers: { radio: ['none', 'nfc'] } },
    { errors: { 'answers.radio': [expect.any(String)] } },
  ],
  [
    'evaluate_product',
    { family: 'led-bulb', answers: { watts: 'many' } },
    { errors: { 'answers.watts': [expect.any(String)] } },
  ],
  [
    'evaluate_product',
    { family: 'led-bulb', audience: 'import', size: 'micro' },
    { errors: { size: [expect.any(String)] } },
  ],
])('%s(%j) is refused with a sentence under its field', async (name, asked, refusal) => {
  const { isError, text } = await use(await connect('auto'), name, asked);
  expect(isError).toBe(true);
  expect(JSON.parse(text)).toMatchObject(refusal);
});

test.each([
  ['find_family', { q: 7 }, 'q'],
  ['find_family', { q: 'x'.repeat(2_000) }, 'q'],
  ['search', {}, 'query'],
  ['search', { query: 'lamp', limit: 5 }, 'limit'],
  ['read_order', { slug: ['so-1-e-2024'] }, 'slug'],
  ['list_deadlines', { from: 'today' }, 'from'],
  ['list_deadlines', { audience: 'giants' }, 'audience'],
  ['evaluate_product', { family: 'led-bulb', answers: { warp: 'yes' } }, 'warp'],
  ['evaluate_product', { family: 'led-bulb', answers: { radio: true } }, 'radio'],
  ['evaluate_product', { family: 'led-bulb', answers: { watts: -5 } }, 'watts'],
  ['evaluate_product', { family: 'led-bulb', audience: 'mars' }, 'audience'],
  ['evaluate_product', { family: 'led-bulb', __proto__x: 1, constructor: 2 }, 'constructor'],
])('%s(%j) is refused, naming %s', async (name, asked, field) => {
  const { isError, text } = await use(await connect('auto'), name, asked);
  expect(isError).toBe(true);
  expect(text).toContain(field);
});

test('an unknown tool is an error, also one that is called like something of every object', async () => {
  const client = await connect('auto');
  for (const name of ['delete_order', 'constructor', '__proto__', 'toString', '']) {
    await expect(client.callTool({ name, arguments: {} })).rejects.toThrow();
  }
});

test('answers are in the language of the client', async () => {
  const client = await connect('auto', { 'accept-language': 'hi' });
  const { said } = await use(client, 'evaluate_product', { family: 'led-bulb' });
  expect(said.notice).not.toBe(notice);
  expect(said.notice).toMatch(/[ऀ-ॿ]/);
});

test('hostile texts of the content and of the request stay text', async () => {
  await createProduct({ name: 'Zorbo </script><script>alert(1)</script>' });
  const client = await connect('auto');
  const { said } = await use(client, 'search', { query: 'zorbo </script> "; drop table orders --' });
  expect(said.sources[0]?.url).toBe(
    `${publicUrl}/search?q=zorbo%20%3C%2Fscript%3E%20%22%3B%20drop%20table%20orders%20--`,
  );
});
