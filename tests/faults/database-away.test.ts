import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, openEmbeddedPostgres } from '#db/embedded/open-embedded-postgres.server.ts';
import { formPosts, multipart } from '#tests/lead-steps.ts';
import { addRequestedService } from './add-requested-service.ts';
import { filesIn, makeFolder, promised, type Running, startServer, stopServer } from './run-server.ts';

let folder: string;
let remove: () => Promise<void>;
let cluster: EmbeddedPostgres;
let databaseUrl: string;
let first: Running;
let second: Running;

beforeAll(async () => {
  ({ folder, remove } = await makeFolder());
  cluster = await openEmbeddedPostgres(folder);
  databaseUrl = await cluster.databaseUrl('site');
  // Both start at once: one of them migrates and the other waits for it.
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder };
  [first, second] = await Promise.all([startServer(settings), startServer(settings)]);
});
afterAll(async () => {
  await Promise.all([stopServer(first), stopServer(second)]);
  await cluster.stop();
  await remove();
});

const get = (server: Running, path: string, init?: RequestInit) => fetch(server.url + path, init);
const textOf = async (server: Running, path: string) => (await get(server, path)).text();

async function addCategory(name: string) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query("insert into service_categories (slug, name, status) values ($1, $2, 'published')", [
    name.toLowerCase(),
    name,
  ]);
  await client.query("select pg_notify('content', '')");
  await client.end();
}

test('a content write renews the cached pages in every process', async () => {
  for (const server of [first, second]) expect(await textOf(server, '/services')).not.toContain('Freshly');
  await addCategory('Freshly');
  for (const server of [first, second]) {
    await expect.poll(() => textOf(server, '/services'), { interval: 20, timeout: promised(1) }).toContain('Freshly');
  }
});

test('while PostgreSQL is stopped, cached pages are served, other requests are told to try again, and all recovers within 3 s', async () => {
  const cached = await textOf(first, '/services');
  for (const path of ['/nowhere', '/hi/nowhere']) await get(first, path);
  await cluster.stop();
  await expect.poll(async () => (await get(first, '/readyz')).status).toBe(503);

  const stillCached = await get(first, '/services');
  expect(stillCached.status).toBe(200);
  expect(await stillCached.text()).toBe(cached);
  expect((await get(first, '/healthz')).status).toBe(200);
  // All addresses that no page has share one answer.
  for (const path of ['/nowhere-else', '/hi/nowhere-else']) expect((await get(first, path)).status).toBe(404);

  const page = await get(first, '/mandatory-products');
  expect(page.status).toBe(503);
  expect(page.headers.get('retry-after')).toBe('3');
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('content-type')).toContain('text/html');
  const text = await page.text();
  expectNothingInside(text);
  // The error page is part of the site, with its navigation and a way to try again.
  expect(text).toContain('<footer');
  expect(text).toContain('href="/mandatory-products"');

  for (const path of ['/hi/services/nowhere', '/sitemap.xml', '/mandatory-products.data']) {
    const other = await get(first, path);
    expect([path, other.status, other.headers.get('retry-after')]).toEqual([path, 503, '3']);
    expectNothingInside(await other.text());
  }

  const call = await get(first, '/api/services');
  expect([call.status, call.headers.get('retry-after')]).toEqual([503, '3']);
  expect(await call.json()).toEqual({ message: 'We will be back in a moment.' });

  await cluster.ensureRunning();
  const back = performance.now();
  await expect.poll(async () => (await get(first, '/readyz')).status, { timeout: promised(3) }).toBe(200);
  await expect.poll(async () => (await get(first, '/api/services')).status, { timeout: promised(3) }).toBe(200);
  expect(performance.now() - back).toBeLessThan(promised(3));
  await addCategory('Returned');
  // The listener may be still on its way back, and renews everything when it is.
  await expect.poll(() => textOf(first, '/services'), { timeout: promised(3) }).toContain('Returned');
});

test('a form sent while PostgreSQL is stopped is told to try again, and is then accepted once', async () => {
  const email = 'asha.raghunathan@lamps.example';
  const posts = [formPosts.register, formPosts.login, formPosts.forgot, formPosts.brochure, formPosts.partner].map(
    (make) => ({ ...make(email), headers: { 'content-type': 'application/json' } }),
  );
  const enquiry = { name: 'Asha Raghunathan', email, country_code: '+91', description: 'Which approval?' };
  const send = [
    ...posts.map(
      ({ path, body, headers }) =>
        () =>
          get(first, path, { method: 'POST', headers, body: JSON.stringify(body) }),
    ),
    () => get(first, '/api/sendnewsletter', multipart(enquiry, { name: 'list.pdf', text: '%PDF-1.7 mine' })),
  ];
  await addRequestedService(databaseUrl);
  await cluster.stop();
  await expect.poll(async () => (await get(first, '/readyz')).status).toBe(503);
  for (const post of [...send, ...send]) {
    const answer = await post();
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3']);
    expect(await answer.json()).toEqual({ message: 'We will be back in a moment.' });
  }
  expect(await filesIn(folder)).toEqual([]);

  await cluster.ensureRunning();
  await expect.poll(async () => (await get(first, '/readyz')).status, { timeout: promised(3) }).toBe(200);
  const statuses = [];
  for (const post of [...send, ...send]) statuses.push((await post()).status);
  // Register, then within a minute a login by a stranger, a reset link and a brochure; then the partner and footer forms.
  expect(statuses.slice(0, 6)).toEqual([200, 422, 429, 429, 200, 200]);
  expect(statuses.slice(10)).toEqual([200, 200]);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query('select form, count(*)::int from leads where email = $1 group by 1', [email]);
  await client.end();
  expect(Object.fromEntries(rows.map((row) => [row.form, row.count]))).toEqual({ brochure: 1, footer: 1, partner: 1 });
  expect(await filesIn(folder)).toHaveLength(1);
  // Without a mail server, mails are printed beside the log with their codes.
  const log = first
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  expect(log.join('\n')).not.toMatch(/raghunathan|lamps\.example|9845012345|params:|"body"/i);
});

function expectNothingInside(text: string) {
  expect(text).not.toMatch(/ECONNREFUSED|select ["*$]|postgres|node_modules|\.tsx?:\d/i);
}
