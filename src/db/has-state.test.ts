import { beforeAll, expect, test } from 'vitest';
import { sql } from '#core/drizzle.ts';
import {
  requirementStates,
  type StateChoice,
  stateChoices,
  statesOn,
} from '#features/requirements/requirement-state.schema.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { db } from './client.server.ts';
import { hasState } from './has-state.server.ts';

withTestDatabase();

const days = ['2026-09-29', '2026-09-30', '2026-10-01', '2026-10-02'];
const choices = Object.keys(stateChoices) as StateChoice[];
const cases = Array.from({ length: 60 }, (_, seed) => {
  const pick = <Item>(items: readonly Item[], turn: number) =>
    items[(seed * 7 + turn * 13 + seed * turn) % items.length];
  return Array.from({ length: seed % 4 }, (_, turn) => ({
    state: pick(requirementStates, turn) ?? 'voluntary',
    implementationDate: pick([null, ...days], turn + seed) ?? null,
    standards: [`IS ${seed + 1}:2020`],
  }));
});
const ids: number[] = [];

beforeAll(async () => {
  await emptyContent();
  for (const [seed, requirements] of cases.entries())
    ids.push((await createProduct({ name: `Case ${seed}`, requirements })).id);
});

const expected = (choice: StateChoice, day: string) =>
  cases.flatMap((requirements, seed) =>
    statesOn(requirements, day).some((state) => stateChoices[choice].some((wanted) => wanted === state)) ? seed : [],
  );

test.each(choices)('products and standards that are %s on a day are those that statesOn calls so', async (choice) => {
  for (const day of days) {
    const condition = hasState(sql`l`, choice, day);
    const products = await db().execute<{ id: number }>(
      sql`select product_id as id from product_listings l where ${condition} order by 1`,
    );
    expect(products.rows.map(({ id }) => ids.indexOf(id))).toEqual(expected(choice, day));
    const standards = await db().execute<{ number: string }>(
      sql`select number from standard_listings l where ${condition} order by number`,
    );
    expect(standards.rows.map(({ number }) => number)).toEqual(
      expected(choice, day).map((seed) => `IS ${seed + 1}:2020`),
    );
  }
});

test('the cases cover every choice on some day', () => {
  for (const choice of choices) expect(days.some((day) => expected(choice, day).length > 0)).toBe(true);
});
