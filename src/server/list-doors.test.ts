import type { Context } from 'hono';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sql } from '#core/drizzle.ts';
import { type Audiences, type CallEnv, type Calls, callsFor } from '#core/http/call.ts';
import { refusalTexts } from '#core/http/refusal.messages.ts';
import { Refusal } from '#core/http/refusal.ts';
import { logger } from '#core/logger.server.ts';
import { transaction } from '#db/transaction.server.ts';
import { withSite } from '#tests/server.ts';
import { testDoor } from '#tests/test-door.ts';

/** Inspectors show their number in a header instead of a session. */
const audiences = {
  inspector: {
    authenticate: async (c: Context<CallEnv>) => {
      const inspectorId = Number(c.req.header('x-inspector'));
      if (!inspectorId) throw new Refusal(401, refusalTexts.unauthenticated);
      c.set('subject', { inspectorId });
      return { inspectorId };
    },
    refuses: { 401: 'No inspector' },
  },
} satisfies Audiences;

const call = callsFor(audiences);
const answer = z.object({ inspector: z.number(), note: z.string() });
/** What the slow call waits for. */
let slow = Promise.withResolvers<void>();
const visitsApi = {
  'GET /visits/{lab}': call({
    summary: 'The visits of an inspector',
    tag: 'Visits',
    who: 'inspector',
    params: z.object({ lab: z.string() }),
    answer,
    answers: 'The visits',
    handle: async ({ actor, params }) => {
      if (params.lab === 'slow') await slow.promise;
      return { inspector: actor.inspectorId, note: params.lab };
    },
  }),
  'POST /visits': call({
    summary: 'Note a visit',
    tag: 'Visits',
    who: 'inspector',
    securityEvent: 'note a visit',
    input: z.object({ note: z.string() }),
    answer,
    answers: 'The visit',
    handle: ({ actor, input }) => ({ inspector: actor.inspectorId, note: input.note }),
  }),
  'GET /visit-reports/{token}': call({
    summary: 'The report of a visit',
    tag: 'Visits',
    secret: true,
    params: z.object({ token: z.string() }),
    answer: 'file',
    answers: 'The report',
    handle: () => new Response('report'),
  }),
} satisfies Calls<keyof typeof audiences>;

const site = withSite({}, [
  testDoor(visitsApi, {
    prefix: '/inspect/v1',
    audiences,
    limits: { network: { limit: 5, windowSeconds: 600 }, body: { bytes: 100_000, depth: 3, keys: 2 } },
    gates: { network: { atOnce: 5, waiting: 5 }, all: { atOnce: 1, waiting: 1, patience: 50 } },
    headers: { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' },
    reference: { title: 'Visits for machines', heading: 'Visits' },
  }),
]);
const asInspector = { 'x-inspector': '7' };
let network = 0;
/** Each time from another network, so that only the tests of limits meet one. */
const visit = (path: string, init?: RequestInit) => {
  network += 1;
  return site.from(`203.0.113.${network}`)(`/inspect/v1${path}`, init);
};
const post = (body: object) =>
  visit('/visits', {
    method: 'POST',
    headers: { ...asInspector, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a second door has its own prefix, audience and headers, and the site keeps its own', async () => {
  const visits = await visit('/visits/noida', { headers: asInspector });
  expect(await visits.json()).toEqual({ inspector: 7, note: 'noida' });
  const refused = await visit('/visits/noida');
  expect([refused.status, await refused.json()]).toEqual([401, { message: 'Unauthenticated.' }]);
  expect((await visit('/nothing')).headers.get('content-type')).toContain('application/json');
  const open = await site.get('/api/services');
  expect([open.status, open.headers.get('cache-control'), open.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-cache',
    null,
  ]);
  expect((await visit('/openapi.json')).headers.get('x-robots-tag')).toBe('noindex');
  expect((await visit('/services')).status).toBe(404);
  expect((await site.get('/api/visits/noida', { headers: asInspector })).status).toBe(404);
});

test('each door describes its own calls, and robots are kept away from each', async () => {
  const { info, servers, paths } = await (await visit('/openapi.json')).json();
  expect([info.title, servers]).toEqual(['Visits for machines', [{ url: '/inspect/v1' }]]);
  expect(Object.keys(paths)).toEqual(['/visits/{lab}', '/visits', '/visit-reports/{token}']);
  expect(await (await visit('/docs')).text()).toContain('<h1>Visits</h1>');
  expect(await (await site.get('/api/docs')).text()).not.toContain('/visits');
  const robots = await (await site.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /inspect/v1\n');
  expect(robots).toContain('Disallow: /api\n');
});

test('each door has its own limits on callers and bodies', async () => {
  expect((await post({ note: 'a'.repeat(70_000) })).status).toBe(200);
  expect((await post({ note: 'a', more: { deep: { deeper: 1 } } })).status).toBe(413);
  const once = site.from('198.51.100.1');
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await once('/inspect/v1/nothing')).status);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);
  expect((await once('/api/services')).status).toBe(200);
});

test('the GET calls of a door wait for each other, and one that waits in vain is told when to come back', async () => {
  const first = visit('/visits/slow', { headers: asInspector });
  const [waiting, oneTooMany] = await Promise.all([
    visit('/visits/noida', { headers: asInspector }),
    visit('/visits/noida', { headers: asInspector }),
  ]);
  for (const { status, headers } of [waiting, oneTooMany]) {
    expect([status, headers.get('retry-after')]).toEqual([503, '2']);
  }
  expect((await post({ note: 'in time' })).status).toBe(200);
  slow.resolve();
  expect((await first).status).toBe(200);
  slow = Promise.withResolvers();
});

test('slow GET calls of many networks leave connections to pages and forms', async () => {
  const locked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const holding = transaction(async (tx) => {
    await tx.execute(sql`lock table orders in access exclusive mode`);
    locked.resolve();
    await released.promise;
  });
  await locked.promise;
  const calls = Array.from({ length: 10 }, (_, index) =>
    site.from(`192.0.2.${index}`)(`/api/orders?page=${index + 1}`),
  );
  const page = await site.get('/services');
  const search = await site.post('/api/search', { query: 'lamp' });
  released.resolve();
  await Promise.all([holding, ...calls]);
  expect([page.status, search.status]).toEqual([200, 200]);
});

test('the log names whom the audience has recognized, and no secret of an address', async () => {
  const lines: unknown[] = [];
  vi.spyOn(logger, 'info').mockImplementation((line: unknown) => void lines.push(line));
  vi.spyOn(logger, 'debug').mockImplementation((line: unknown) => void lines.push(line));
  await post({ note: 'seen' });
  expect(lines).toContainEqual(expect.objectContaining({ event: 'note a visit', inspectorId: 7 }));
  await visit('/visit-reports/s3cret');
  expect(JSON.stringify(lines)).not.toContain('s3cret');
  vi.restoreAllMocks();
});
