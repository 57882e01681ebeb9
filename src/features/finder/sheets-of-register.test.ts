import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { eq, inArray, sql } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { productFamilies } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders } from '#db/schema/orders.ts';
import { publications } from '#db/schema/publications.ts';
import type { Listing } from '#features/orders/effect.ts';
import { indexRegister, lineKey } from '#features/orders/lines/line-facts.ts';
import { stateOfLine } from '#features/orders/lines/state-of-line.ts';
import { listProductsUnderOrder } from '#features/orders/list-order-states.server.ts';
import type { Audience } from '#features/orders/order-kinds.schema.ts';
import { readRegister } from '#features/orders/read-register.server.ts';
import { startOfState } from '#features/orders/start-of-state.ts';
import type { RequirementState } from '#features/requirements/requirement-state.schema.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { type AssessedLine, assessFamily, audiencesOf, type SheetFor } from './evaluation/assess-family.ts';
import type { Status } from './evaluation/evaluate.ts';
import { knowFamilies } from './families/know-family.server.ts';

withTestDatabase();

let slugs: string[];
let factsOf: ReturnType<typeof indexRegister>;
const listings = new Map<string, Listing | null>();
beforeAll(async () => {
  factsOf = indexRegister(await readRegister(db()));
  const { list, listKey: key, listedState: state } = mandatoryProducts;
  const listed = await db()
    .select({ list, key, state, asOf: publications.asOf })
    .from(mandatoryProducts)
    .leftJoin(publications, eq(publications.list, list));
  for (const row of listed)
    listings.set(lineKey(row), row.state && row.asOf ? { state: row.state, asOf: row.asOf } : null);
  const { rows } = await db().execute<{ slug: string }>(sql`
    select slug from product_families f where status = 'published'
      and exists (select from family_lines where family_id = f.id) order by slug`);
  slugs = rows.map(({ slug }) => slug);
});

const readers: readonly SheetFor[] = [
  ...(['everyone', 'india', 'import'] as const).map((reader) => ({ reader, size: null })),
  ...(['large', 'small', 'micro'] as const).map((size) => ({ reader: 'india' as const, size })),
];
const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2019-01-01', days));
const someFamilies = fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: 8 });
const chosen = (places: readonly number[]) => [...new Set(places.map((place) => slugs[place % slugs.length] ?? ''))];

/** What the orders of a row, and the list that names it, say of one audience on a day; null for a row that nothing explains. */
function inRegister(line: AssessedLine, audience: Audience, day: string) {
  const listing = listings.get(lineKey(line)) ?? null;
  const facts = factsOf(line, listing);
  if (!listing && facts.effects.length === 0) return null;
  const found = stateOfLine(facts, audience, day);
  const { state } = found;
  return [audience, state, state === 'paused' ? found.until : startOfState(found)].join(' ');
}

const onSheet = ({ states }: AssessedLine) =>
  states.flatMap(({ state, day, audiences }) => audiences.map((audience) => [audience, state, day].join(' ')));

/** What a row asks of an approval, by the most pressing of its states, and which of several rows decides: the first of these. */
const meanings: readonly [Status, readonly RequirementState[]][] = [
  ['applies', ['in-force', 'unknown', 'date-open', 'listed']],
  ['applies-from', ['upcoming']],
  ['paused', ['paused']],
  ['voluntary', ['voluntary']],
  ['exempt', ['exempt']],
  ['not-required', ['rescinded', 'de-notified']],
];
const pressing: readonly RequirementState[] = ['in-force', 'upcoming', ...meanings.flatMap(([, states]) => states)];

function meantBy(rows: readonly AssessedLine[]): Status {
  const first = rows.map(({ states }) => pressing.find((state) => states.some((found) => found.state === state)));
  return meanings.find(([, states]) => first.some((state) => state && states.includes(state)))?.[0] ?? 'exempt';
}

test('what a sheet says of a row is what its orders say of it, for each audience and on any day', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(someFamilies, anyDay, fc.constantFrom(...readers), async (places, day, sheetFor) => {
      const families = await knowFamilies('en', inArray(productFamilies.slug, chosen(places)), day);
      for (const known of families)
        for (const { approval, question, status, grounds } of assessFamily(known, sheetFor)) {
          const wanted = audiencesOf(approval, sheetFor);
          for (const line of question.lines) {
            const expected = wanted.map((audience) => inRegister(line, audience, day));
            if (expected.includes(null)) continue;
            compared += 1;
            const about = [known.family.slug, lineKey(line), day];
            expect([...about, ...onSheet(line).sort()]).toEqual([...about, ...expected.sort()]);
          }
          const rows = grounds.flatMap((ground) => ('line' in ground ? ground.line : []));
          if (rows.length === 0 || rows.length < grounds.length || status === 'may-apply') continue;
          const about = [known.family.slug, approval.key, day, rows.map(onSheet)];
          expect([...about, status]).toEqual([...about, meantBy(rows)]);
        }
    }),
    { numRuns: 40 },
  );
  expect(compared).toBeGreaterThan(100);
});

test('the page of the order that a row stands under says the same of it on that day', async () => {
  const ids = new Map((await db().select().from(orders)).map(({ slug, id }) => [slug, id]));
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(someFamilies, anyDay, async (places, day) => {
      const families = await knowFamilies('en', inArray(productFamilies.slug, chosen(places)), day);
      for (const row of families.flatMap(({ rows }) => [...rows.values()])) {
        const of = row.order && ids.get(row.order.slug);
        if (!of) continue;
        const found = (await listProductsUnderOrder(of, day, 'en')).find(({ line }) => lineKey(line) === lineKey(row));
        const large = row.states.find(({ audiences }) => audiences.includes('large'));
        if (!found || !large) continue;
        compared += 1;
        const { state, since, until } = large;
        expect([row.order?.slug, day, found.state, found.since, found.until]).toEqual([
          row.order?.slug,
          day,
          state,
          since,
          until,
        ]);
      }
    }),
    { numRuns: 20 },
  );
  expect(compared).toBeGreaterThan(10);
});

test('nothing is settled without a row or a rule that names its source, or somebody who has looked', async () => {
  await fc.assert(
    fc.asyncProperty(someFamilies, anyDay, fc.constantFrom(...readers), async (places, day, sheetFor) => {
      for (const known of await knowFamilies('en', inArray(productFamilies.slug, chosen(places)), day))
        for (const { approval, status, grounds, stance } of assessFamily(known, sheetFor)) {
          if (status === 'may-apply' || status === 'not-checked') continue;
          const about = [known.family.slug, approval.key, day, sheetFor, status];
          const sources = grounds.map((ground) =>
            'rule' in ground ? ground.rule.source : (ground.line.row.publication?.name ?? ground.line.row.order?.title),
          );
          if (status === 'none-found') expect([about, stance?.stance]).not.toEqual([about, undefined]);
          else expect([about, sources.length > 0 && sources.every(Boolean)]).toEqual([about, true]);
        }
    }),
    { numRuns: 40 },
  );
});
