import { expect, onTestFinished, test, vi } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { finderReleases } from '#db/schema/finder-releases.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const evaluate = (input: unknown) => site.post('/api/finder/evaluate', input);

test('an evaluation says what applies and why, what to ask next, and is stored by nobody', async () => {
  const answer = await evaluate({
    family: 'led-bulb',
    audience: 'import',
    answers: { radio: 'bluetooth', mains: 'yes' },
  });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { outcomes, given, ignored, url, next, settled, open } = await answer.json();
  expect(outcomes).toContainEqual(expect.objectContaining({ approval: 'wpc-eta', status: 'applies' }));
  for (const { status, rows, sentences } of outcomes)
    if (status !== 'none-found') expect([...rows, ...sentences].length).toBeGreaterThan(0);
  expect(given).toContainEqual({ fact: 'radio', label: 'Radio', words: 'Bluetooth' });
  expect([...given.map(({ fact }: { fact: string }) => fact), ...ignored]).toContain('mains');
  expect((await (await site.get(url)).text()).includes('Bluetooth')).toBe(true);
  expect(settled + open).toBeGreaterThan(0);
  expect(next === null || next.fact.length > 0).toBe(true);
});

test('each state is said with the days of those for whom it holds', async () => {
  const { outcomes } = await (await site.get('/approval-finder/gumboot.json')).json();
  const isi = outcomes.find(({ approval }: { approval: string }) => approval === 'isi');
  expect(isi.words).toContainEqual(expect.stringMatching(/^In force for large and medium enterprises, since /));
  expect(isi.words).toContainEqual(expect.stringMatching(/^Exempt for small and micro enterprises/));
});

test('a family alone is asked where it is made', async () => {
  const { next, presumed } = await (await evaluate({ family: 'laptop' })).json();
  expect(next).toMatchObject({ fact: 'audience', choices: [{ value: 'india' }, { value: 'import' }] });
  expect(presumed.map(({ fact }: { fact: string }) => fact)).toContain('purpose');
});

test('facts, values and fields that nobody knows are refused under their names', async () => {
  const refused = async (input: unknown) => (await (await evaluate(input)).json()).errors;
  const none = ['There is no such field here.'];
  expect(await refused({ family: 'led-bulb', answers: { warp: 'yes' }, brand: 'x' })).toEqual({
    'answers.warp': none,
    brand: none,
  });
  expect(await refused({ family: 'led-bulb', constructor: 1, toString: 2 })).toEqual({
    constructor: none,
    toString: none,
  });
  expect(await refused('{"family":"led-bulb","answers":{"__proto__":"x","hasOwnProperty":"x"}}')).toHaveProperty([
    'answers.hasOwnProperty',
  ]);
  expect(await refused({ family: 'led-bulb', answers: { radio: 'warp' } })).toHaveProperty(['answers.radio']);
  expect(await refused({ family: 'led-bulb', answers: { radio: { is: 'nfc' } } })).toEqual({
    'answers.radio': ['This field is missing or has the wrong type.'],
  });
  expect((await evaluate({ family: '../../etc' })).status).toBe(404);
});

test('a product is evaluated for any day by what is known now, and names the release that it follows', async () => {
  const on = async (as_of?: string) =>
    (await evaluate({ family: 'dishwasher', audience: 'import', ...(as_of && { as_of }) })).json();
  const statusOn = async (as_of?: string) => {
    const { as_of: day, outcomes } = await on(as_of);
    return [day, outcomes.find((each: { approval: string }) => each.approval === 'fmcs')?.status];
  };
  expect(await statusOn('2026-09-30')).toEqual(['2026-09-30', 'applies-from']);
  expect(await statusOn('2026-10-01')).toEqual(['2026-10-01', 'applies']);
  // A day that was asked for stays with its question.
  expect((await statusOn())[0]).toBe(todayInIndia());
  for (const wrong of ['1946-12-31', '2101-01-01', '2026-02-30', 'now', '']) {
    const answer = await evaluate({ family: 'led-bulb', as_of: wrong });
    expect([wrong, answer.status, Object.keys((await answer.json()).errors)]).toEqual([wrong, 422, ['as_of']]);
  }
  expect((await on()).release).toBeNull();
  const released = { kind: 'rules', record: 'x', name: 'x', changed: 0, total: 1, hash: 'x' };
  await db()
    .insert(finderReleases)
    .values({ ...released, number: 1 });
  // A release is written with what it releases.
  await createProduct();
  expect((await on('2026-09-30')).release).toBe(1);
});

test('more than a product needs to be described is refused before anything reads it', async () => {
  const input = { family: 'led-bulb', answers: { radio: Array.from({ length: 20 }, () => 'x'.repeat(100)) } };
  const long = (bytes: number) => ({ ...input, padding: 'x'.repeat(bytes) });
  expect((await evaluate(long(8 * 1024))).status).toBe(413);
  expect((await evaluate(long(1024))).status).toBe(422);
  const form = (answers: string) => ({
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ family: 'led-bulb', answers }).toString(),
  });
  expect((await site.get('/api/finder/sheets', form('x'.repeat(9_000)))).status).toBe(413);
  expect((await site.get('/api/finder/sheets', form('x'.repeat(3_000)))).status).toBe(422);
});

test('words that no product has as its name are refused with the number of characters that are read', async () => {
  const find = (q: string) => site.get(`/api/finder/families?q=${encodeURIComponent(q)}`);
  expect((await find('लाइट '.repeat(40))).status).toBe(200);
  const answer = await find('x'.repeat(201));
  expect([answer.status, (await answer.json()).errors.q]).toEqual([422, [expect.stringContaining('200')]]);
});

test('a list of numbers is no number, and a blank answer is none', async () => {
  const refused = async (answers: object) => (await (await evaluate({ family: 'laptop', answers })).json()).errors;
  expect(await refused({ watts: ['1', '500'] })).toHaveProperty(['answers.watts']);
  expect(await refused({ watts: ['1', 'unknown'] })).toHaveProperty(['answers.watts']);
  expect(await refused({ watts: '1,500' })).toBeUndefined();
  for (const blank of ['', '  ', [''], ['nfc', ' ']]) expect(await refused({ radio: blank })).toBeDefined();
});

test('a flood of evaluations waits for itself, and leaves pages and calls of others their connections', async () => {
  // What the limit of a network lets through has to wait all the same.
  vi.stubEnv('RATE_LIMIT_SCALE', '10');
  onTestFinished(() => void vi.unstubAllEnvs());
  const flood = Array.from({ length: 150 }, (_, at) =>
    site.from('198.18.1.1')('/api/finder/evaluate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ family: 'laptop', answers: { 'screen-inch': at } }),
    }),
  );
  const started = performance.now();
  const others = await Promise.all([
    site.from('198.18.2.1')('/services'),
    site.from('198.18.2.1')('/api/services'),
    site.from('198.18.2.1')('/api/finder/evaluate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ family: 'led-bulb' }),
    }),
  ]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  // Behind a flood that has taken all, they would wait for as long as the database has patience.
  expect(performance.now() - started).toBeLessThan(20_000);
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set([...statuses, 200, 503])).toEqual(new Set([200, 503]));
  // Whoever waits too long is told so, instead of occupying the process.
  expect(statuses).toContain(503);
});
