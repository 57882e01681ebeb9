import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { desc } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { redirects } from '#db/schema/records.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const page = '/services/marks/zorbit-mark';
const otherPage = '/services/marks/quibble-mark';
let owner: Awaited<ReturnType<typeof enterDesk>>;

beforeAll(async () => {
  await createService({ name: 'Zorbit mark', category: 'Marks' });
  await createService({ name: 'Quibble mark', category: 'Marks' });
  owner = await enterDesk(site, ['owner']);
});
beforeEach(() => db().delete(redirects));

const make = (from: string, to: string) => owner.send('POST', '/redirects', { from, to });
const change = (from: string, to: string, was: string) => owner.send('PUT', '/redirects', { from, to, was });
const remove = (from: string) => owner.send('DELETE', `/redirects?${new URLSearchParams({ from })}`);
const list = async (query = '') => (await owner.get(`/redirects${query}`)).json();

async function problemsOf(response: Response): Promise<Record<string, string[]>> {
  expect(response.status).toBe(422);
  return (await response.json()).errors;
}

async function leadsTo(path: string) {
  const response = await site.get(path);
  return response.status === 301 ? response.headers.get('location') : response.status;
}

/** The cache may answer once with what it had. */
async function expectLed(path: string, to: string | number | null) {
  site.cache.invalidate();
  await expect.poll(() => leadsTo(path)).toBe(to);
}

async function lastLine() {
  const [line] = await db().select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return line;
}

describe('a redirect of staff', () => {
  test.each(['/services/marks/old-mark', '/old/marks_and_more.html', '/a/b/c/d/e/f'])(
    'leads visitors of %s at once, in every language and from below, until it is deleted',
    async (from) => {
      await expectLed(from, 404);
      expect((await make(from, page)).status).toBe(200);
      await expectLed(from, page);
      await expectLed(`${from}?utm_source=mail`, page);
      await expectLed(`/hi${from}`, `/hi${page}`);
      if (from !== '/a/b/c/d/e/f') await expectLed(`${from}/fees`, `${page}/fees`);
      expect((await change(from, otherPage, page)).status).toBe(200);
      await expectLed(from, otherPage);
      expect((await remove(from)).status).toBe(200);
      await expectLed(from, 404);
      await expectLed(`/hi${from}`, 404);
    },
  );

  test('is taken as people copy it, and each act leaves a line of the audit log', async () => {
    expect((await make(' /Old/Mark/ ', page)).status).toBe(200);
    expect(await lastLine()).toMatchObject({ action: 'redirect.create', after: { from: '/old/mark', to: page } });
    await change('/old/mark', otherPage, page);
    expect(await lastLine()).toMatchObject({
      action: 'redirect.change',
      staffId: owner.staffId,
      before: { from: '/old/mark', to: page },
      after: { from: '/old/mark', to: otherPage },
    });
    await remove('/old/mark');
    expect(await lastLine()).toMatchObject({ action: 'redirect.delete', before: { from: '/old/mark', to: otherPage } });
  });

  test('takes along what led to its address', async () => {
    await make('/older', page);
    await db().update(redirects).set({ toPath: '/gone-page' });
    expect((await make('/gone-page', page)).status).toBe(200);
    await expectLed('/older', page);
    expect(await lastLine()).toMatchObject({ after: { alsoFrom: ['/older'] } });
  });
});

describe('what keeps a redirect from being saved stands at its field', () => {
  const foreign = [
    'https://elsewhere.example/a',
    'HTTPS://kasauti.example/services',
    '//elsewhere.example',
    '/\\elsewhere',
  ];
  const broken = [
    '',
    '/',
    'services',
    '/a//b',
    '/a b',
    '/../desk',
    '/%2e%2e/desk',
    '/a?b',
    '/a#b',
    '/a\u0000',
    '/केतली',
    '/a/b/c/d/e/f/g',
    '/x.data',
    `/${'a'.repeat(600)}`,
  ];

  test.each([...foreign, ...broken])('%j is no address of a page', async (path) => {
    expect(await problemsOf(await make(path, page))).toHaveProperty('from');
    expect(await problemsOf(await make('/old', path))).toHaveProperty('to');
    expect((await list()).total).toBe(0);
  });

  test.each([
    '/api/old',
    '/mcp',
    '/desk/x',
    '/preview/x',
    '/storage/x',
    '/assets/x',
    '/calls/secret',
    '/hi/old',
    '/en/old',
  ])('%j is no place for a page', async (path) => {
    expect(await problemsOf(await make(path, page))).toHaveProperty('from');
    expect(await problemsOf(await make('/old', path))).toHaveProperty('to');
  });

  test('an address with a page, one without, and one that leads elsewhere already', async () => {
    for (const own of [page, '/products', '/account', '/robots.txt', '/sitemap.xml'])
      expect(await problemsOf(await make(own, otherPage)), own).toEqual({
        from: [expect.stringContaining('A page has this address')],
      });
    expect((await problemsOf(await make('/old', '/services/marks/none'))).to).toEqual([
      'There is no page at this address.',
    ]);
    await make('/old', page);
    expect((await problemsOf(await make('/old', otherPage))).from).toEqual([expect.stringContaining(page)]);
  });

  test('circles and chains, also by way of folders', async () => {
    expect((await problemsOf(await make('/old', '/old'))).to?.[0]).toContain('another address');
    expect((await problemsOf(await make('/old', '/old/new'))).to?.[0]).toContain('below the old one');
    await make('/old', page);
    expect((await problemsOf(await make('/older', '/old'))).to).toEqual([expect.stringContaining(page)]);
    expect((await problemsOf(await make('/older', '/old/fees'))).to).toEqual([expect.stringContaining(`${page}/fees`)]);
    await make('/first', page);
    await db().update(redirects).set({ toPath: '/second' });
    expect((await problemsOf(await make('/second', '/first'))).to?.[0]).toContain('in a circle');
    expect((await problemsOf(await change('/old', '/first', '/second'))).to).toBeDefined();
  });

  test('one that somebody has changed or deleted meanwhile is left alone', async () => {
    await make('/old', page);
    expect((await change('/old', otherPage, '/else')).status).toBe(409);
    await expectLed('/old', page);
    expect((await change('/none', otherPage, page)).status).toBe(404);
    expect((await remove('/none')).status).toBe(404);
    expect((await owner.send('PUT', '/redirects', { from: '/old', to: otherPage, was: page, kind: 'x' })).status).toBe(
      422,
    );
  });

  test('of several at once one is made', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make('/old', page)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
  });
});

test('the list is searched and filtered, and one of a record becomes one of staff when it is changed', async () => {
  await make('/old-one', page);
  await db().insert(redirects).values({ fromPath: '/services/marks/old', toPath: page, kind: 'services', record: '7' });
  expect((await list('?q=OLD-O')).rows).toMatchObject([{ from: '/old-one', to: page, record: null }]);
  expect((await list('?q=%25')).total).toBe(0);
  expect((await list('?made=by-record')).rows).toMatchObject([{ record: { kind: 'services', id: '7' }, madeBy: null }]);
  await change('/services/marks/old', otherPage, page);
  expect((await list('?made=by-record')).total).toBe(0);
  expect((await list('?sort=from')).rows.map(({ from }: { from: string }) => from)).toEqual([
    '/old-one',
    '/services/marks/old',
  ]);
  expect((await owner.get('/redirects?page=0')).status).toBe(422);
});

test('only owners see and write redirects', async () => {
  for (const role of ['editor', 'reviewer', 'sales'] as const) {
    const desk = await enterDesk(site, [role]);
    expect((await desk.get('/redirects')).status).toBe(403);
    expect((await desk.send('POST', '/redirects', { from: '/old', to: page })).status).toBe(403);
  }
  expect((await list()).total).toBe(0);
});
