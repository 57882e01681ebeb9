import { expect, onTestFinished, test, vi } from 'vitest';
import { sql } from '#core/drizzle.ts';
import { createGate, createGates } from '#core/gate.ts';
import type { Refusal } from '#core/http/refusal.ts';
import { transaction } from '#db/transaction.server.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite({ RENDER_LIMIT: '1', CALL_LIMIT: '1' });

const many = (count: number) => Array.from({ length: count }, (_, index) => index);
const statuses = (answers: Response[]) => [...new Set(answers.map(({ status }) => status))].sort();

/** The limits count by the second, and a slow machine answers fewer requests in one than they allow. */
function stopClock() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => void vi.restoreAllMocks());
}

test('pages that must be rendered are limited for each caller, and cached pages are not', async () => {
  stopClock();
  const flood = site.from('198.51.100.7');
  await flood('/services');
  const answers = await Promise.all(many(20).map((index) => flood(`/products/no-such-${index}`)));
  expect(statuses(answers)).toEqual([404, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.text()).toContain('Too many attempts');
  expect((await flood('/services')).status).toBe(200);
  expect((await site.from('198.51.100.8')('/products/no-such')).status).toBe(404);
});

test.each(['gzip', 'identity'])(
  'cached pages that must be made as %s for a caller without brotli count, and those that have been do not',
  async (encoding) => {
    // Pages of our own, because another file may have had those of the demo unpacked in this process.
    const paths: string[] = [];
    for (const index of many(8)) {
      const { slug } = await createProduct({ name: `Flooded ${encoding} ${index}` });
      paths.push(`/products/${slug}`);
    }
    const visit = { headers: { 'accept-encoding': 'br' } };
    for (const [index, path] of paths.entries()) await site.from(`198.51.100.${20 + index}`)(path, visit);
    stopClock();
    const flood = site.from(`198.51.100.${encoding === 'gzip' ? 30 : 31}`);
    const init = { headers: { 'accept-encoding': encoding } };
    const answers = await Promise.all(paths.map((path) => flood(path, init)));
    expect(statuses(answers)).toEqual([200, 429]);
    const again = await Promise.all(many(20).map(() => flood(paths[0] ?? '', init)));
    expect(statuses(again)).toEqual([200]);
    expect(again[0]?.headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null);
  },
);

test('addresses that no page has are answered with one entry, in each language', async () => {
  const flood = site.from('198.51.100.9');
  await flood('/hi/no-such');
  const answers = await Promise.all(many(20).map((index) => flood(`/hi/no-such-${index}`)));
  expect(statuses(answers)).toEqual([404]);
  expect(answers.map(({ headers }) => headers.get('etag')).every((tag, _, [first]) => tag === first)).toBe(true);
  expect(await answers[0]?.text()).toContain('lang="hi"');
});

test('calls are limited for each caller, before anything is read', async () => {
  stopClock();
  const flood = site.from('198.51.100.10');
  const search = (from: typeof flood) =>
    from('/api/search', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
  const answers = await Promise.all(many(20).map(() => search(flood)));
  expect(statuses(answers)).toEqual([400, 429]);
  expect((await search(site.from('198.51.100.11'))).status).toBe(400);
});

test('the slow calls of one caller do not occupy every connection to the database', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>();
  const holding = transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    lock();
    await released;
  });
  await locked;
  const flood = site.from('198.51.100.12');
  const slow = many(10).map((index) => flood(`/api/orders?page=${index + 1}`));
  const other = await site.from('198.51.100.13')('/api/services');
  release();
  await Promise.all([holding, ...slow]);
  expect(other.status).toBe(200);
});

test('more searches at once than may wait are told to try again, on the page as in the call', async () => {
  const started: Promise<Response>[] = [];
  const call = () => {
    const caller = started.length;
    const from = site.from(`198.52.${caller >> 8}.${caller & 255}`);
    const body = JSON.stringify({ query: `lamps ${caller}` });
    return from('/api/search', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  };
  // Pages reach the search only as fast as they are rendered, so the calls go on until the last page is answered.
  const flood = setInterval(() => {
    for (const _ of many(45)) started.push(call());
  }, 20);
  const pages = await Promise.all(
    many(50).map((index) => site.from(`198.51.101.${index}`)(`/search?q=lamps+${index}`)),
  );
  clearInterval(flood);
  const calls = await Promise.all(started);
  expect(statuses(pages)).toContain(503);
  expect(statuses(calls)).toEqual([200, 503]);
  const refused = [...pages, ...calls].filter(({ status }) => status === 503);
  expect(new Set(refused.map(({ headers }) => headers.get('retry-after')))).toEqual(new Set(['2']));
  expect(refused.every(({ headers }) => headers.get('cache-control')?.endsWith('no-store'))).toBe(true);
});

test('whoever has waited too long at a gate is refused instead of served late', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, patience: 50 });
  const work = () => new Promise((resolve) => setTimeout(resolve, 40));
  const results = await Promise.allSettled(many(5).map(() => gate(work)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'rejected', 'rejected']);
});

test('nobody waits longer than that even if nothing at the gate comes to an end', async () => {
  const gate = createGate({ atOnce: 1, waiting: 10, patience: 20 });
  const stuck = Promise.withResolvers<void>();
  const first = gate(() => stuck.promise);
  await expect(gate(async () => 'late')).rejects.toMatchObject({ status: 503, retryAfter: 2 });
  stuck.resolve();
  await first;
  expect(await gate(async () => 'next')).toBe('next');
});

test('a gate lets a few work and a few wait, and refuses the rest', async () => {
  const gate = createGate({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const results = await Promise.allSettled(many(10).map(() => gate(work)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  expect([most, refused.length]).toEqual([2, 5]);
  for (const reason of refused) expect(reason).toMatchObject({ status: 503, retryAfter: 2 } satisfies Partial<Refusal>);
});

test('work of one key waits for its own kind, and never for that of another key', async () => {
  const gates = createGates({ atOnce: 1, waiting: 10 });
  const done: string[] = [];
  const work = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    done.push(name);
  };
  const flood = many(5).map(() => gates('flood')(work('flood')));
  await gates('reader')(work('reader'));
  expect(done.filter((name) => name === 'flood').length).toBeLessThanOrEqual(1);
  await Promise.all(flood);
  expect(done).toHaveLength(6);
});

test.each(['/_start/products', '/products.data', '/_.data', '/_start/_start/products', '/nowhere'])(
  'the social picture of %s does not exist, and its request leaves no other answer in the cache',
  async (path) => {
    const [picture, page] = await Promise.all([site.get(`/og${path}.png`), site.get(path)]);
    expect(picture.status).toBe(404);
    expect([
      site.cache.findFresh(path)?.headers['content-type'] ?? '',
      page.headers.get('content-type') ?? '',
    ]).not.toContain(path === '/_start/products' ? 'text/html; charset=utf-8' : 'image/png');
  },
);

test('the social pictures that one network asks for at once leave room for another network’s', async () => {
  const pages = [];
  for (const index of many(56)) pages.push(await createProduct({ name: `Pictured ${index}` }));
  const [first, ...others] = pages.map(({ slug }) => `/og/products/${slug}.png`);
  const flood = others.map((path) => site.from('198.51.100.40')(path));
  const picture = await site.from('198.51.100.41')(first ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(statuses(await Promise.all(flood))).toEqual([200, 503]);
});

test('shared caches forget a page, a sheet, a calendar or a feed after two minutes at most, found or not', async () => {
  const { slug } = await createProduct({ name: 'Printed' });
  const files = [`/products/${slug}/summary.pdf`, '/orders/calendar.ics', '/notifications/feeds/all.rss'];
  for (const path of ['/products', '/nowhere', '/hi/orders', ...files])
    expect([path, (await site.from('198.51.100.60')(path)).headers.get('cache-control')]).toEqual([
      path,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=60',
    ]);
});
