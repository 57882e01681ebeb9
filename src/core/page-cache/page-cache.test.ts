import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { PageCache } from './page-cache.server.ts';
import { bodyOf, chooseEncoding, entryHeaders, fitEntry, type PageEntry, readPageEntry } from './page-entry.ts';
import { pageKey } from './page-key.ts';

const page = (text: string, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } });
const textOf = async (entry: PageEntry | undefined) => entry && (await bodyOf(entry, 'identity')).toString();

test('one render serves everybody who requests a page at the same time', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  const entries = await Promise.all(Array.from({ length: 50 }, () => cache.get('/a', render)));
  expect(new Set(await Promise.all(entries.map(textOf)))).toEqual(new Set(['render 1']));
  expect(await textOf(await cache.get('/a', render))).toBe('render 1');
});

test('after a content write the old page is served once more while the new one is rendered', async () => {
  const cache = new PageCache();
  let renders = 0;
  const render = async () => page(`render ${++renders}`);
  await cache.get('/a', render);
  cache.invalidate();
  expect(cache.findFresh('/a')).toBeUndefined();
  expect(await textOf(await cache.get('/a', render))).toBe('render 1');
  await expect.poll(() => textOf(cache.findFresh('/a'))).toBe('render 2');
});

test('when the new page cannot be rendered, the old one stays', async () => {
  const cache = new PageCache();
  await cache.get('/a', async () => page('good'));
  cache.invalidate();
  for (const render of [() => Promise.reject(new Error('away')), async () => page('fault', { status: 503 })]) {
    expect(await textOf(await cache.get('/a', render))).toBe('good');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await textOf(await cache.get('/a', async () => page('better')))).toBe('good');
});

test('errors, private answers and answers with cookies are not cached', async () => {
  const cache = new PageCache();
  const refused: ResponseInit[] = [
    { status: 500 },
    { status: 302 },
    { headers: { 'cache-control': 'no-store' } },
    { headers: { 'set-cookie': 'a=b' } },
  ];
  for (const [index, init] of refused.entries()) {
    await cache.get(`/${index}`, async () => page('x', init));
    expect(cache.findFresh(`/${index}`)).toBeUndefined();
  }
});

test('long addresses and headers count as memory, too', async () => {
  const cache = new PageCache(200_000);
  const keys = Array.from({ length: 100 }, (_, index) => `/old/${'x'.repeat(10_000)}${index}`);
  for (const key of keys) await cache.get(key, async () => page('', { status: 301, headers: { location: key } }));
  const cached = keys.filter((key) => cache.findFresh(key));
  expect(cached.length).toBeGreaterThan(0);
  expect(cached.length * 2 * 10_000).toBeLessThan(200_000);
});

test('when the memory is full, pages that nobody has requested again are evicted', async () => {
  const cache = new PageCache(10_000);
  const big = 'x'.repeat(400);
  for (const key of ['/1', '/2', '/3', '/4']) await cache.get(key, async () => page(big));
  for (let index = 0; index < 8; index++) {
    cache.findFresh('/1');
    await cache.get(`/new-${index}`, async () => page(big.repeat(2)));
  }
  expect(cache.findFresh('/1')).toBeDefined();
  expect(cache.findFresh('/2')).toBeUndefined();
});

test('each encoding has its own entity tag and the correct length', async () => {
  const entry = await readPageEntry(page('hello '.repeat(500)));
  const encodings = ['br', 'gzip', 'identity'] as const;
  const bodies = await Promise.all(encodings.map((encoding) => bodyOf(entry, encoding)));
  const all = encodings.map((encoding, index) => entryHeaders(entry, encoding, bodies[index]?.length ?? 0));
  expect(brotliDecompressSync(bodies[0] ?? '').toString()).toBe('hello '.repeat(500));
  expect(gunzipSync(bodies[1] ?? '').toString()).toBe('hello '.repeat(500));
  expect(new Set(all.map((headers) => headers.etag)).size).toBe(3);
  expect(all.map((headers) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
});

test('encodings are chosen by what the caller accepts', () => {
  expect(chooseEncoding('gzip, deflate, br, zstd')).toBe('br');
  expect(chooseEncoding('gzip')).toBe('gzip');
  expect(chooseEncoding('br;q=0, gzip')).toBe('gzip');
  expect(chooseEncoding(undefined)).toBe('identity');
});

test('text is stored in one encoding only, and what is small or no text is not encoded', async () => {
  expect(Object.keys((await readPageEntry(page('hello '.repeat(500)))).bodies)).toEqual(['br']);
  const picture = new Response('hello '.repeat(500), { headers: { 'content-type': 'image/png' } });
  for (const answer of [page('hello'), picture]) {
    const entry = await readPageEntry(answer);
    expect(Object.keys(entry.bodies)).toEqual(['identity']);
    expect(fitEntry(entry, 'br', undefined).encoding).toBe('identity');
  }
});

test('ten minutes after a change, a visitor waits for the new page; only if that fails is the old one served', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  try {
    const cache = new PageCache();
    await cache.get('/a', async () => page('old'));
    cache.invalidate();
    vi.advanceTimersByTime(10 * 60_000 + 1);
    expect(await textOf(await cache.get('/a', () => Promise.reject(new Error('away'))))).toBe('old');
    expect(await textOf(await cache.get('/a', async () => page('new')))).toBe('new');
  } finally {
    vi.useRealTimers();
  }
});

test('a page that no longer exists is not served again once that is known', async () => {
  const cache = new PageCache();
  await cache.get('/a', async () => page('here'));
  cache.invalidate();
  const gone = async () => page('gone', { status: 404 });
  expect(await textOf(await cache.get('/a', gone))).toBe('here');
  await expect.poll(async () => (await cache.get('/a', gone)).status).toBe(404);
});

test('a 404 is stored for the page of lost addresses only', async () => {
  const cache = new PageCache();
  const render = async () => page('nothing here', { status: 404 });
  await cache.get('/products/x', render);
  await cache.get('/404', render, { is404: true });
  expect([cache.findFresh('/products/x'), cache.findFresh('/404')?.status]).toEqual([undefined, 404]);
});

const rule = {
  parameters: ['_routes', 'page', 'per_page', 'q', 'year'],
  uncached: new Set(['q']),
  several: new Set(['q']),
  values: new Map([['year', /^20\d\d$/]]),
  routes: new Set(['root', 'lamps']),
};
const find = () => rule;

test('unknown parameters do not change the key, and known ones count in any order', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const known = new URLSearchParams(query);
      for (const name of rule.parameters) known.delete(name);
      expect(pageKey(`/products?${known}`, find)).toEqual({ key: '/products', isCacheable: true });
    }),
  );
  expect(pageKey('/a?per_page=50&page=2&utm_source=x', find).key).toBe(pageKey('/a?page=2&per_page=50', find).key);
  expect(pageKey('/a?q=led', find).isCacheable).toBe(false);
});

test('the values of a parameter that may be given several times are read up to a limit, those of others once', () => {
  expect(pageKey('/a?q=led&q=lamp&page=2&page=3', find).key).toBe('/a?page=2&q=led%2Clamp');
  const { key } = pageKey(`/a?${'q=x&'.repeat(10_000)}`, find);
  expect(key.length).toBeLessThan(100);
});

test('a value that is not one of its parameter is not kept, and the parts of data are those of the page', () => {
  expect(pageKey('/a?year=2026', find)).toEqual({ key: '/a?year=2026', isCacheable: true });
  for (const year of ['soon', '20266', '1999', '2026%20'])
    expect(pageKey(`/a?year=${year}`, find).isCacheable).toBe(false);
  expect(pageKey('/a.data?_routes=root,lamps', find).key).toBe('/a.data?_routes=root%2Clamps');
  for (const target of ['/a?_routes=root', '/a?_routes=x', '/a.data?_routes=x', '/a.data?_routes=root,root'])
    expect(pageKey(target, find)).toEqual({ key: target.split('?')[0], isCacheable: true });
});
