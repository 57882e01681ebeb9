import { expect, test } from 'vitest';
import { endedLast } from './ended-last.ts';
import type { SearchResults } from './search.schema.ts';

type State = SearchResults['products'][number]['services'][number]['states'][number];

function found(id: number, ...states: State[]): SearchResults['products'][number] {
  const service = { service_id: 1, service_name: 'ISI mark', service_slug: 'isi', service_category_slug: 'bis' };
  return {
    id,
    name: `Product ${id}`,
    slug: `product-${id}`,
    services: states.length > 0 ? [{ ...service, states }] : [],
  };
}
const hitOf = (id: number, tier: number) => ({ kind: 'product', id, tier, total: 4 });
const order = (products: SearchResults['products'], tiers: number[]) =>
  endedLast(
    products,
    products.map(({ id }, index) => hitOf(id, tiers[index] ?? 0)),
  ).map(({ id }) => id);

test('a product whose requirements have all ended comes after those that were found as well', () => {
  const products = [found(1, 'rescinded'), found(2, 'in-force'), found(3), found(4, 'rescinded', 'upcoming')];
  expect(order(products, [1, 1, 1, 1])).toEqual([2, 3, 4, 1]);
});

test('a better match stays first though it has ended', () => {
  expect(order([found(1, 'de-notified'), found(2, 'in-force')], [20, 22])).toEqual([1, 2]);
});
