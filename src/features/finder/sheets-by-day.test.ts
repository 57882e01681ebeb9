import { beforeAll, expect, test } from 'vitest';
import { inArray, sql } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { languages } from '#locales/languages.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { type KnownFamily, knowFamilies } from './families/know-family.server.ts';
import { keptRows } from './kept/kept-rows.ts';

withTestDatabase();

const slugs = ['dishwasher', 'office-chair', 'pressure-cooker', 'led-bulb', 'toy', 'centrifugal-pump'];
const which = inArray(productFamilies.slug, slugs);
const readers = ['everyone', 'india', 'import'] as const;
const sheets = (families: readonly KnownFamily[]) =>
  families.map((known) => [
    known.family.slug,
    readers.map((reader) => keptRows(known, { reader, size: null }).map(({ key, status }) => `${key} ${status}`)),
  ]);

/** The days on which anything begins or ends that these sheets stand by, and the last day before each. */
let days: string[];
beforeAll(async () => {
  const { rows } = await db().execute<{ day: string }>(sql`
    with line as (
      select l.list, l.list_key from family_lines l join product_families f on f.id = l.family_id
      where f.slug = any(${sql.param(slugs)}::text[])
    ), day as (
      select p."from" as day from requirement_periods p join line using (list, list_key)
      union select p."to" + 1 from requirement_periods p join line using (list, list_key)
      union select valid_from from finder_rules
      union select from_on from side_rules union select until_on + 1 from side_rules
    )
    select day::text as day from day where day > date '2020-01-01' order by day`);
  days = rows.map(({ day }) => day);
});

test('what a sheet says changes only on days on which an order or a rule begins or ends', async () => {
  expect(days.length).toBeGreaterThan(5);
  for (const [at, day] of days.entries()) {
    const next = days[at + 1];
    if (!next || addDays(day, 1) === next) continue;
    const [first, last] = [await knowFamilies('en', which, day), await knowFamilies('en', which, addDays(next, -1))];
    expect([day, next, sheets(last)]).toEqual([day, next, sheets(first)]);
  }
});

test('no language changes what a sheet says', async () => {
  const english = sheets(await knowFamilies('en', which));
  for (const { code } of languages) expect([code, sheets(await knowFamilies(code, which))]).toEqual([code, english]);
});
