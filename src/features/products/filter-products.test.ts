import { describe, expect, test } from 'vitest';
import { searchWords } from '#core/text/search-words.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { filterProducts, type ProductFilter } from './filter-products.ts';

const today = '2026-09-30';

function product(name: string, more: Partial<CatalogueProduct> = {}): CatalogueProduct {
  const slug = name.toLowerCase();
  return {
    id: 1,
    slug,
    name,
    technicalName: null,
    categories: [],
    services: [],
    standards: [],
    otherNames: [],
    ...more,
  };
}

function service(
  state: CatalogueProduct['services'][number]['rows'][number]['state'],
  implementationDate: string | null = null,
) {
  return { name: 'CRS', slug: 'crs', categorySlug: 'bis', rows: [{ state, implementationDate, confirmed: true }] };
}

const laptop = product('Laptop', {
  standards: ['IS 13252 (Part 1):2010'],
  categories: [{ slug: 'it', name: 'IT equipment' }],
  services: [service('in-force', '2013-07-03')],
});
const kettle = product('Kettle', {
  categories: [{ slug: 'home', name: 'Household goods' }],
  otherNames: ['Electric jug for a laptop desk'],
  services: [service('in-force', '2026-10-01')],
});
const yarn = product('Yarn', { services: [service('de-notified')] });
const pump = product('Pump', { services: [service('rescinded'), service('paused')] });
const all = [kettle, laptop, pump, yarn];

function names(filter: Partial<ProductFilter>, day = today) {
  return filterProducts(all, { q: '', category: null, state: null, ...filter }, day).map(({ name }) => name);
}

describe('filterProducts', () => {
  test('without a filter gives all, in their order', () => {
    expect(names({})).toEqual(['Kettle', 'Laptop', 'Pump', 'Yarn']);
  });

  test.each(['IS 13252', 'is13252', '13252', 'IS 13252 (Part 1):2010'])('finds the number %s', (q) => {
    expect(names({ q })).toEqual(['Laptop']);
  });

  test('finds a category, and puts a match in the name first', () => {
    expect(names({ q: 'equipment' })).toEqual(['Laptop']);
    expect(names({ q: 'laptop' })).toEqual(['Laptop', 'Kettle']);
  });

  test('needs every word', () => {
    expect(names({ q: 'laptop pump' })).toEqual([]);
  });

  test('filters by category slug', () => {
    expect(names({ category: 'home' })).toEqual(['Kettle']);
  });

  test('an order whose day lies ahead is upcoming until that day', () => {
    expect(names({ state: 'upcoming' })).toEqual(['Kettle']);
    expect(names({ state: 'in-force' })).toEqual(['Laptop']);
    expect(names({ state: 'in-force' }, '2026-10-01')).toEqual(['Kettle', 'Laptop']);
  });

  test('withdrawn is de-notified or rescinded; a product has every state of its requirements', () => {
    expect(names({ state: 'withdrawn' })).toEqual(['Pump', 'Yarn']);
    expect(names({ state: 'paused' })).toEqual(['Pump']);
  });
});

describe('searchWords', () => {
  test('parts a prefix from its number', () => {
    expect(searchWords('IS616  IEC62368')).toEqual(['is', '616', 'iec', '62368']);
  });
});
