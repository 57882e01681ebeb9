import { beforeAll, beforeEach, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { redirects } from '#db/schema/records.ts';
import { transaction } from '#db/transaction.server.ts';
import { findRedirect } from '#features/records/redirects/find-redirect.server.ts';
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

test('visitors are led on at once while somebody writes the redirect, and are counted otherwise', async () => {
  await make('/old', page);
  await transaction(async (tx) => {
    await tx.select().from(redirects).where(eq(redirects.fromPath, '/old')).for('update');
    expect(await findRedirect('/old')).toBe(page);
  });
  expect((await list()).rows).toMatchObject([{ hits: 0 }]);
  await findRedirect('/old');
  expect((await list()).rows).toMatchObject([{ hits: 1 }]);
});

test('staff make so many and no more, also of those of records, and each that a file has brought leads on', async () => {
  await db().execute(sql`
    insert into redirects (from_path, to_path, kind, record)
    select '/old-' || number, ${page}::text, 'by-hand', '' from generate_series(1, 6000) as number`);
  await db().insert(redirects).values({ fromPath: '/services/marks/old', toPath: page, kind: 'services', record: '7' });
  const isFull = [expect.stringContaining('There are 5000 redirects of staff')];
  expect(await problemsOf(await make('/one-more', page))).toEqual({ from: isFull });
  expect(await problemsOf(await change('/services/marks/old', otherPage, page))).toEqual({ to: isFull });
  expect((await change('/old-6000', otherPage, page)).status).toBe(200);
  await expectLed('/old-6000', otherPage);
  await expectLed('/old-1', page);
});
