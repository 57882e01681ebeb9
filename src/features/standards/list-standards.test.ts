import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState, upcoming } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { StandardFilter } from './find-standard-ids.server.ts';
import { listStandards } from './list-standards.server.ts';

withTestDatabase();

beforeAll(async () => {
  await emptyContent();
  await createStandard({ number: 'IS 2062:2011', title: 'Hot rolled structural steel' });
  await createStandard({ number: 'IS 302 (Part 10):2009', title: 'Safety of appliances' });
  await createStandard({ number: 'IS 302 (Part 2):2008', title: 'Safety of steel appliances' });
  const standards = ['IS 302 (Part 2):2008'];
  await createProduct({
    name: 'Iron',
    requirements: [inState('paused', { standards }), upcoming('2026-10-01', { standards })],
  });
  await createProduct({ name: 'Oven', requirements: [upcoming('2026-10-01', { confirmed: false, standards })] });
});

const list = (filter: Partial<StandardFilter>, range = { page: 1, perPage: 25 }) =>
  listStandards({ language: 'en', q: '', state: null, today: '2026-09-30', ...filter }, range);
const numbers = async (filter: Partial<StandardFilter>) => (await list(filter)).standards.map(({ number }) => number);

test('are listed in the order of their numbers, one page at a time', async () => {
  expect(await numbers({})).toEqual(['IS 302 (Part 2):2008', 'IS 302 (Part 10):2009', 'IS 2062:2011']);
  const { total, standards } = await list({}, { page: 2, perPage: 2 });
  expect([total, standards.map(({ slug }) => slug)]).toEqual([3, ['is-2062-2011']]);
});

test('are found by number and title, every word', async () => {
  expect(await numbers({ q: 'is302' })).toEqual(['IS 302 (Part 2):2008', 'IS 302 (Part 10):2009']);
  expect(await numbers({ q: 'Steel' })).toEqual(['IS 302 (Part 2):2008', 'IS 2062:2011']);
  expect(await numbers({ q: 'steel safety' })).toEqual(['IS 302 (Part 2):2008']);
});

test('are filtered by the state of a requirement on that day', async () => {
  expect(await numbers({ state: 'upcoming' })).toEqual(['IS 302 (Part 2):2008']);
  expect(await numbers({ state: 'in-force' })).toEqual([]);
  expect(await numbers({ state: 'in-force', today: '2026-10-01' })).toEqual(['IS 302 (Part 2):2008']);
});

test('come with their products and each state once, in doubt if one requirement is', async () => {
  const { standards } = await list({ state: 'paused' });
  expect(standards).toHaveLength(1);
  expect(standards[0]?.productCount).toBe(2);
  expect(standards[0]?.rows).toHaveLength(2);
  expect(standards[0]?.rows).toEqual(
    expect.arrayContaining([
      { state: 'paused', implementationDate: null, confirmed: false },
      { state: 'in-force', implementationDate: '2026-10-01', confirmed: false },
    ]),
  );
});
