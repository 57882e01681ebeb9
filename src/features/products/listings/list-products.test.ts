import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq, inArray } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { products } from '#db/schema/products.ts';
import { services } from '#db/schema/services.ts';
import { standards } from '#db/schema/standards.ts';
import type { StateChoice } from '#features/requirements/requirement-state.schema.ts';
import type { LanguageCode } from '#locales/languages.ts';
import { changeRows } from '#tests/change-rows.ts';
import { createProductCategory } from '#tests/factories/category.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce, inState, upcoming } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import type { ProductFilter } from '../find-product-ids.server.ts';
import { countProducts } from './count-products.server.ts';
import { listEveryProduct, listProducts } from './list-products.server.ts';

withTestDatabase();
const today = '2026-09-30';

beforeAll(async () => {
  await emptyContent();
  await createProduct({
    name: 'Kettle',
    categories: ['Household goods'],
    requirements: [upcoming('2026-10-01', { listedAs: 'Electric jug for a laptop desk' })],
  });
  await createProduct({
    name: 'Laptop',
    technicalName: 'Notebook computers, 100% portable',
    categories: ['IT equipment', 'Household goods'],
    requirements: [inForce({ implementationDate: '2013-07-03', standards: ['IS 13252 (Part 1):2010'] })],
    translations: { hi: { name: 'लैपटॉप' } },
  });
  await createProduct({
    name: 'Pump',
    tradeNames: ['Wermsel'],
    requirements: [inState('rescinded'), inState('paused')],
  });
  await createProduct({ name: 'Yarn', requirements: [inState('de-notified')] });
});

async function names(filter: Partial<ProductFilter>, range = { page: 1, perPage: 25 }) {
  const { products: page } = await listProducts(
    { language: 'en', q: '', category: null, state: null, today, ...filter },
    range,
  );
  return page.map(({ name }) => name);
}

describe('the words of a search', () => {
  test.each(['IS 13252', 'is13252', '13252', 'IS 13252 (Part 1):2010'])('find the number %s', async (q) => {
    expect(await names({ q })).toEqual(['Laptop']);
  });

  test('find a technical name, a trade name, a name in a list and a category', async () => {
    expect(await names({ q: 'NOTEBOOK' })).toEqual(['Laptop']);
    expect(await names({ q: 'wermsel' })).toEqual(['Pump']);
    expect(await names({ q: 'jug' })).toEqual(['Kettle']);
    expect(await names({ q: 'equipment' })).toEqual(['Laptop']);
  });

  test('put products with the words in their names first', async () => {
    expect(await names({ q: 'laptop' })).toEqual(['Laptop', 'Kettle']);
  });

  test('are all needed', async () => {
    expect(await names({ q: 'laptop pump' })).toEqual([]);
    expect(await names({ q: 'household jug' })).toEqual(['Kettle']);
  });

  test('treat special characters as ordinary ones', async () => {
    expect(await names({ q: '100%' })).toEqual(['Laptop']);
    expect(await names({ q: 'l_ptop' })).toEqual([]);
    expect(await names({ q: String.raw`\ '" $1` })).toEqual([]);
  });
});

describe('the filters', () => {
  test('take a category by its slug', async () => {
    expect(await names({ category: 'household-goods' })).toEqual(['Kettle', 'Laptop']);
    expect(await names({ category: 'no-such-category' })).toEqual([]);
  });

  test('treat an order with a future day as upcoming until that day', async () => {
    expect(await names({ state: 'upcoming' })).toEqual(['Kettle']);
    expect(await names({ state: 'in-force' })).toEqual(['Laptop']);
    expect(await names({ state: 'in-force', today: '2026-10-01' })).toEqual(['Kettle', 'Laptop']);
  });

  test('consider every state of a product, and treat de-notified and rescinded as withdrawn', async () => {
    expect(await names({ state: 'withdrawn' })).toEqual(['Pump', 'Yarn']);
    expect(await names({ state: 'paused' })).toEqual(['Pump']);
  });

  test('can be combined with words and pages, and the total covers all pages', async () => {
    const filter = { language: 'en', q: 'laptop', category: 'household-goods', state: null, today } as const;
    const { total, products: page } = await listProducts(filter, { page: 2, perPage: 1 });
    expect(total).toBe(2);
    expect((await listProducts({ ...filter, q: '' }, { page: 1, perPage: 1 })).total).toBe(2);
    expect((await listProducts({ ...filter, q: '', state: 'upcoming' }, { page: 1, perPage: 1 })).total).toBe(1);
    expect(page.map(({ name }) => name)).toEqual(['Kettle']);
    expect(await names({}, { page: 3, perPage: 25 })).toEqual([]);
  });
});

describe('the order', () => {
  afterEach(() => changeRows('product', (tx) => tx.delete(products).where(inArray(products.name, added))));

  const added = ['Éclair oven', 'échelle', 'Zinc 10', 'Zinc 9', '2-Pyridine', 'apple b', 'Apple a', '«Quoted»', 'अचार'];

  test('is that of the page’s language, with numbers by value, and names that begin with digits or signs last', async () => {
    for (const name of added) await createProduct({ name });
    const listed = await names({});
    const collator = new Intl.Collator('en', { numeric: true });
    const startsWithLetter = (name: string) => /^\p{L}/u.test(name);
    const sorted = [...added, 'Kettle', 'Laptop', 'Pump', 'Yarn'].sort(
      (a, b) => Number(startsWithLetter(b)) - Number(startsWithLetter(a)) || collator.compare(a, b),
    );
    expect(listed).toEqual(sorted);
  });

  test('and the search use the names in another language', async () => {
    const inHindi = { language: 'hi' as LanguageCode };
    expect(await names(inHindi)).toEqual(['Kettle', 'Pump', 'Yarn', 'लैपटॉप']);
    expect(await names({ ...inHindi, q: 'लैपटॉप' })).toEqual(['लैपटॉप']);
    expect(await names({ ...inHindi, q: 'laptop' })).toEqual(['Kettle', 'लैपटॉप']);
    expect(await names({ q: 'लैपटॉप' })).toEqual([]);
  });

  test('is the same for the call that returns every product', async () => {
    const everything = await listEveryProduct('en', today);
    expect(everything.map(({ name }) => name)).toEqual(await names({}));
  });
});

describe('a change', () => {
  const revert = new Error('the change is rolled back');

  test('of a name, a status, a category or a service is visible in the same transaction', async () => {
    const change = writeContent(async (tx) => {
      const shown = async (q: string) =>
        (await tx.execute(`select * from product_listings where words like '%${q}%'`)).rowCount;
      await tx.update(products).set({ name: 'Samovar' }).where(eq(products.slug, 'kettle'));
      expect(await shown('samovar')).toBe(1);
      await tx.update(standards).set({ number: 'IS 777:2026' }).where(eq(standards.number, 'IS 13252 (Part 1):2010'));
      expect(await shown('is 777')).toBe(2);
      await tx.update(products).set({ status: 'draft' }).where(eq(products.slug, 'kettle'));
      expect(await shown('samovar')).toBe(0);
      await tx.update(services).set({ status: 'draft' });
      const { rows } = await tx.execute(`select distinct in_force_from, upcoming_until, states from product_listings`);
      expect(rows).toEqual([{ in_force_from: null, upcoming_until: null, states: [] }]);
      throw revert;
    });
    await expect(change).rejects.toThrow(revert);
  });
});

test('the categories that have products come with the number of products in each state, in the order of their names', async () => {
  await createProductCategory('Empty');
  const counts = async (state: StateChoice | 'total', day = today) =>
    (await countProducts('en', day)).categories.map((category) => [category.name, category.counts[state]]);
  expect(await counts('total')).toEqual([
    ['Household goods', 2],
    ['IT equipment', 1],
  ]);
  expect(await counts('upcoming')).toEqual([
    ['Household goods', 1],
    ['IT equipment', 0],
  ]);
  expect(await counts('upcoming', '2026-10-01')).toEqual([
    ['Household goods', 0],
    ['IT equipment', 0],
  ]);
});

test('a catalogue without products has no categories and nothing on its only page', async () => {
  await emptyContent();
  expect(await countProducts('en', today)).toEqual({ all: undefined, categories: [] });
  const everything = { language: 'en', q: '', category: null, state: null, today } as const;
  expect(await listProducts(everything, { page: 1, perPage: 25 })).toEqual({ total: 0, products: [] });
});
