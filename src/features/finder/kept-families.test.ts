import pg from 'pg';
import { beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { changeRows } from '#tests/change-rows.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

beforeEach(() => {
  vi.stubEnv('RATE_LIMIT_SCALE', '10');
});

async function evaluate(family: string, { language = 'en', ...input }: Record<string, unknown> = {}) {
  const headers = { 'current-locale': String(language) };
  const answer = await site.post('/api/finder/evaluate', { family, answers: {}, ...input }, headers);
  return answer.json();
}

test('once a family is known, an evaluation asks for the version of the content and for nothing else of it', async () => {
  await evaluate('laptop');
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  await evaluate('laptop', { audience: 'import', answers: { purpose: 'r-and-d', quantity: 20 } });
  const statements = asked.mock.calls.map(([sent]) => (sent as unknown as { text: string }).text);
  const ofContent = statements.filter((text) => !text.includes('rate_counters'));
  expect(ofContent).toEqual([expect.stringContaining('"content_version"')]);
});

test('what is kept is the same for everybody: no answer leaves a trace in the next one', async () => {
  const asked = [{}, { audience: 'import', answers: { purpose: 'r-and-d' } }, { audience: 'india', size: 'micro' }];
  const all = async () => {
    const found: unknown[] = [];
    for (const family of ['led-bulb', 'mobile-phone', 'cement', 'gumboot'])
      for (const language of ['en', 'hi', 'ar'])
        for (const input of asked) found.push(await evaluate(family, { language, ...input }));
    return found;
  };
  const first = await all();
  expect(await all()).toEqual(first);
  expect(new Set(first.map((found) => JSON.stringify(found))).size).toBe(first.length);
});

test('what is published is in the next evaluation, in every language', async () => {
  const names = async () => [
    (await evaluate('toy')).family.name,
    (await evaluate('toy', { language: 'hi' })).family.name,
  ];
  await names();
  await changeRows('family', (tx) =>
    tx
      .update(productFamilies)
      .set({ name: 'Plaything', translations: { hi: { name: 'खेल की चीज़' } } })
      .where(eq(productFamilies.slug, 'toy')),
  );
  expect(await names()).toEqual(['Plaything', 'खेल की चीज़']);
});

test('what another process publishes is in the next evaluation, and what it takes from the site is gone', async () => {
  expect((await evaluate('drone')).family.slug).toBe('drone');
  const { rows } = await db().execute<{ name: string }>(sql`select current_database() as name`);
  const other = new pg.Client(Object.assign(new URL(inject('adminUrl')), { pathname: `/${rows[0]?.name}` }).href);
  await other.connect();
  const publish = async (change: string) => {
    await other.query(`begin; ${change}; update content_version set version = version + 1; commit`);
  };
  await publish(`update product_families set name = 'Flying camera' where slug = 'drone'`);
  expect((await evaluate('drone')).family.name).toBe('Flying camera');
  await publish(`update product_families set status = 'draft' where slug = 'drone'`);
  expect(await evaluate('drone')).toEqual({ message: 'Not found.' });
  await publish(`update product_families set status = 'published' where slug = 'drone'`);
  expect((await evaluate('drone')).family.name).toBe('Flying camera');
  await other.end();
});

test('after midnight in India an evaluation is that of the new day', async () => {
  const { rows } = await db().execute<{ slug: string; day: string }>(sql`
    select f.slug, p."from"::text as day from requirement_periods p
    join family_lines l using (list, list_key) join product_families f on f.id = l.family_id
    where l.condition is null and p.state = 'in-force' and 'large' = any(p.audiences) and f.status = 'published'
    order by p."from" desc nulls last limit 1`);
  const { slug = '', day = '' } = rows[0] ?? {};
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays(day, -1)}T18:29:00Z`) });
  onTestFinished(() => void vi.useRealTimers());
  const before = await evaluate(slug);
  vi.setSystemTime(new Date(`${addDays(day, -1)}T18:31:00Z`));
  const after = await evaluate(slug);
  expect([before.as_of, after.as_of]).toEqual([addDays(day, -1), day]);
  expect(after.outcomes).not.toEqual(before.outcomes);
});
