import { describe, expect, test } from 'vitest';
import { isSameOrder, orderReferences } from './order-references.ts';

describe('order numbers', () => {
  test('reads lists and ranges', () => {
    expect(orderReferences('S.O. 5166(E) to S.O. 5168(E), S.O. 5173(E)').map(({ number }) => number)).toEqual([
      'S.O. 5166(E)',
      'S.O. 5167(E)',
      'S.O. 5168(E)',
      'S.O. 5173(E)',
    ]);
    expect(orderReferences(null)).toEqual([]);
  });

  test('requires the year, and the exact day if the number comes from a range', () => {
    const notice = { reference: 'S.O. 43(E) and S.O. 44(E)', date: '2024-01-01' };
    expect(isSameOrder(notice, { reference: 'S.O. 44(E)', date: '2024-01-03', year: null })).toBe(true);
    expect(isSameOrder(notice, { reference: 'S.O. 44(E)', date: '2025-01-03', year: null })).toBe(false);
    expect(isSameOrder(notice, { reference: 'S.O. 44(E)', date: null, year: '2024' })).toBe(true);
    expect(isSameOrder(notice, { reference: 'S.O. 444(E)', date: '2024-01-01', year: null })).toBe(false);
    const range = { reference: 'S.O. 5129(E) to S.O. 5142(E)', date: '2025-11-12' };
    expect(isSameOrder(range, { reference: 'S.O. 5134(E)', date: '2025-11-20', year: null })).toBe(false);
    expect(isSameOrder(range, { reference: 'S.O. 5134(E)', date: '2025-11-12', year: null })).toBe(true);
  });
});
