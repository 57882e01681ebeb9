import { describe, expect, test } from 'vitest';
import { listAddress, listHandle, readListQuery, redirectToNearest } from './list-query.ts';

const request = (search: string) => new Request(`https://kasauti.example/list${search}`);
const read = (search: string) => readListQuery(request(search), listHandle(), { hash: '#list' });
const whole = read('');

describe('readListQuery', () => {
  test.each([
    ['', { q: '', page: 1, perPage: 25 }],
    ['?q=%20cement%00&page=3&per_page=50', { q: 'cement', page: 3, perPage: 50 }],
    ['?page=-2&per_page=0', { q: '', page: 1, perPage: 25 }],
    ['?page=abc&per_page=999', { q: '', page: 1, perPage: 100 }],
    ['?page=1e400&per_page=70', { q: '', page: 1, perPage: 50 }],
  ])('%s', (search, query) => {
    expect(read(search)).toMatchObject(query);
  });
});

describe('listAddress', () => {
  test('leaves out what has its default', () => {
    expect(listAddress(whole)).toBe('.#list');
    expect(listAddress({ ...whole, q: 'a b', page: 2, perPage: 50 })).toBe('?q=a+b&page=2&per_page=50#list');
    expect(listAddress({ ...whole, filters: { year: '2026' } })).toBe('?year=2026#list');
  });
});

describe('redirectToNearest', () => {
  const redirectOf = (search: string, total: number) => {
    try {
      redirectToNearest(request(search), read(search), total);
      return null;
    } catch (answer) {
      return (answer as Response).headers.get('Location');
    }
  };

  test.each([
    ['', 0, null],
    ['?page=1', 0, null],
    ['?page=4', 100, null],
    ['?page=5', 100, '?page=4#list'],
    ['?page=x&q=is', 100, '?q=is#list'],
    ['?per_page=30', 100, '.#list'],
  ])('%s of %i entries', (search, total, location) => {
    expect(redirectOf(search, total)).toBe(location);
  });
});
