import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { literally } from '#core/http/path-pattern.ts';
import { logger } from '#core/logger.server.ts';
import { build, withSite } from '#tests/server.ts';
import { pages as visited } from '../../e2e/pages.ts';
import { readSitemap } from '../../e2e/read-sitemap.ts';
import { addressOf, unlistedPatterns } from '../../e2e/routed-pages.ts';

const site = withSite();
const { rules } = site.pages;

/** Names of keys in an address; if a route uses another word for one, add it to this list. */
const keyNames = /[:{](token|key|code|secret|signature)\b/;

type Reads = { path: string; names: Set<string> };
const loading = new AsyncLocalStorage<Reads>();
const reads: Reads[] = [];

/** Records each parameter that a loader reads from its address, in whatever way it reads it. */
const { get: originalQuery } = Object.getOwnPropertyDescriptor(URL.prototype, 'searchParams') ?? {};
Object.defineProperty(URL.prototype, 'searchParams', {
  configurable: true,
  get(this: URL) {
    const query: URLSearchParams = originalQuery?.call(this);
    const reader = loading.getStore();
    if (!reader || this.pathname !== reader.path) return query;
    return new Proxy(query, {
      get(target, property) {
        const value = Reflect.get(target, property, target);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]) => {
          reader.names.add(typeof given[0] === 'string' ? given[0] : 'every parameter at once');
          return value.apply(target, given);
        };
      },
    });
  },
});
afterAll(() => {
  Object.defineProperty(URL.prototype, 'searchParams', { configurable: true, get: originalQuery });
});

for (const route of Object.values(build.routes)) {
  const { loader } = route?.module ?? {};
  if (!route || !loader) continue;
  route.module = {
    ...route.module,
    loader: (args: Parameters<typeof loader>[0]) => {
      const reader: Reads = { path: new URL(args.request.url).pathname, names: new Set() };
      reads.push(reader);
      return loading.run(reader, () => loader(args));
    },
  };
}

/** Addresses without their own screen, or without links to them. */
const others = [
  '/mandatory-products',
  '/account',
  '/account/tutorials/nothing/player',
  ...['/calls/a-token', '/password-reset/a-token', '/sheets/a-key'],
  ...['confirm', 'manage', 'unsubscribe'].map((step) => `/alerts/${step}/a-token`),
  '/nowhere',
];
const files = [
  '/notifications/feeds/all.rss',
  '/notifications/bis/2024-07-26-hinges-order-of-2024/note.pdf',
  '/products/led-lamp/summary.pdf?audience=import',
  '/approval-finder/laptop/summary.pdf?audience=import',
  '/search/answer?q=lamp',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/en/pages-1.xml',
  '/knowledgebase/bis/a-question',
  '/holiday-list/all.ics',
  '/orders/register.csv?q=lamp',
  ...['', '/service/bis-isi-mark'].map((scope) => `/orders/calendar${scope}.ics`),
  ...['/feeds/family/led-bulb.xml', '/feeds/my/a-token.xml', '/calendars/a-token.ics'],
  '/contact/map',
  ...['/blogs/feeds/all.rss', '/alerts/manage/a-token/alerts.json'],
];
const addresses = [...visited, ...others, ...files];
beforeAll(async () => {
  const sitemap = unlistedPatterns.length > 0 ? await readSitemap(site.get) : [];
  addresses.push(...unlistedPatterns.map((pattern) => addressOf(pattern, sitemap)));
});

test('a loader reads only the parameters that its route declares', { timeout: 120_000 }, async () => {
  for (const address of addresses) await site.get(address);
  expect(reads.length).toBeGreaterThan(addresses.length / 2);
  for (const { path, names } of reads) {
    const { parameters } = rules.find(path);
    expect([...names].filter((name) => !parameters.includes(name) && name !== 'index')).toEqual([]);
  }
});

test('that test opens every page with a loader', () => {
  const opened = new Set(addresses.map((address) => rules.find(new URL(address, 'http://here').pathname).pattern));
  const withLoader = Object.values(build.routes).filter((route) => route?.module.loader && route.path !== undefined);
  const missing = withLoader.filter((route) => ![...opened].some((pattern) => pattern.endsWith(`/${route?.path}`)));
  expect(missing.map((route) => route?.path)).toEqual([]);
});

test('a parameter that no route declares is not passed to the loader', () => {
  expect(rules.find('/products').parameters).toEqual(['_routes', 'category', 'page', 'per_page', 'q', 'state']);
  expect(rules.find('/hi/products.data').parameters).toEqual(rules.find('/products').parameters);
  expect(rules.find('/_start/hi/products').parameters).toEqual(rules.find('/products').parameters);
  expect(rules.find('/services').parameters).toEqual(['_routes']);
});

test('an address has the rule of the page that the router finds for it, whatever is escaped in it', () => {
  const patterns = ['/%6Frders/a%20%E0%A4%B9', '/orders/a%2Fb', '/orders%2Fa'].map((path) => rules.find(path).pattern);
  expect(patterns).toEqual(['/orders/:slug', '/orders/:slug', '/*']);
});

test('a page with typed text or a day is rendered for each request, and the same page without it is cached', async () => {
  const order = addressOf('/orders/:slug', await readSitemap(site.get)).replace(/\?.*/, '');
  for (const page of ['/search', '/products', order, `${order}/compare`]) {
    expect([page, (await site.get(page)).status]).toEqual([page, 200]);
    expect([page, site.cache.findFresh(page)?.status]).toEqual([page, 200]);
  }
  const days = ['?as_of=2024-02-03', '?known_on=2025-02-03', '/compare?from=2024-02-03&to=2025-02-03'];
  for (const page of ['/search?q=lamp', '/products?q=lamp', ...days.map((query) => order + query)]) {
    expect([page, (await site.get(page)).status]).toEqual([page, 200]);
    expect([page, site.cache.findFresh(page)]).toEqual([page, undefined]);
  }
});

test('no list has a page beyond its end, whose number would be one more address to keep', async () => {
  const paths = new Set(addresses.map((address) => new URL(address, 'http://here').pathname));
  const lists = [...paths].filter((path) => rules.find(path).parameters.includes('page'));
  expect(lists).toContain('/orders/calendar');
  for (const address of lists.flatMap((path) => [`${path}?page=90000`, `/_start${path}?page=90000`])) {
    const { status } = await site.get(address);
    if (!address.startsWith('/_start')) expect([address, status]).toEqual([address, 302]);
    expect([address, site.cache.findFresh(address)?.status]).toEqual([address, undefined]);
  }
});

test('every page and call whose address contains a key is declared secret', async () => {
  const open = rules.all.filter(({ pattern, isSecret }) => keyNames.test(pattern) && !isSecret);
  expect(open).toEqual([]);
  const { paths } = await (await site.get('/api/openapi.json')).json();
  const withKey = Object.keys(paths).filter((path) => keyNames.test(path));
  expect(withKey.length).toBeGreaterThan(0);
  for (const path of withKey)
    expect(await loggedPathOf(`/api${path.replace(/\{\w+\}/g, 's3cret')}`)).not.toContain('s3cret');
});

test.each([
  '/password-reset/s3cret',
  '/password-reset/s3cret.data',
  '/_start/password-reset/s3cret',
  '/hi/calls/s3cret',
  '/CALLS/s3cret/',
  '/%63alls/s3cret',
])('neither log, caches nor referrers learn the key in %s', async (path) => {
  expect(await loggedPathOf(path)).not.toContain('s3cret');
  const answer = await site.get(path);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('location')).toBeNull();
});

test('the document of a secret page does not contain its address, and is not cached', async () => {
  const html = await (await site.get('/password-reset/s3cret')).text();
  expect(html.replace(/<script>[\s\S]*?<\/script>/g, '').split('</head>')[0]).not.toContain('s3cret');
  expect(html).toMatch(/<link rel="canonical" href="https:\/\/kasauti.example\/password-reset"/);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  const social = await site.get('/og/password-reset/s3cret.png');
  expect(social.status).toBe(404);
});

test('robots.txt disallows what routes declare', async () => {
  const closed = (await (await site.get('/robots.txt')).text()).match(/(?<=Disallow: ).*/g);
  expect(closed).toEqual(expect.arrayContaining(['/api', '/account', '/calls', '/password-reset', '/search']));
  expect(closed).toEqual(expect.arrayContaining(['/de/search', '/zh-Hans/approval-finder/*/answers', '/hi/sheets']));
  expect(closed).not.toContain('/');
});

test('robots.txt disallows no address of the sitemap', async () => {
  const closed = (await (await site.get('/robots.txt')).text()).match(/(?<=Disallow: ).*/g) ?? [];
  const rules = closed.map((rule) => new RegExp(`^${rule.split('*').map(literally).join('.*')}`));
  const listed = await readSitemap(site.get);
  expect(listed.length).toBeGreaterThan(0);
  expect(listed.filter((path) => rules.some((rule) => rule.test(path)))).toEqual([]);
});

async function loggedPathOf(path: string): Promise<string> {
  const debug = vi.spyOn(logger, 'debug');
  await site.get(path);
  const lines = debug.mock.calls.flatMap(([line]: unknown[]) => (hasPath(line) ? line.path : []));
  debug.mockRestore();
  expect(lines).toHaveLength(1);
  return String(lines[0]);
}

function hasPath(line: unknown): line is { path: string } {
  return typeof line === 'object' && line !== null && 'path' in line;
}
