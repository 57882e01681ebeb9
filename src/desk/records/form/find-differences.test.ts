import { expect, test } from 'vitest';
import { findDifferences, isSame } from './find-differences.ts';

test('what is empty in another way is the same, and so are ids', () => {
  expect(isSame({ a: null, b: [], c: '', d: false, id: 3 }, { translations: {} })).toBe(true);
  expect(isSame({ a: 'x ' }, { a: 'x' })).toBe(true);
  expect(isSame({ a: 0 }, {})).toBe(false);
});

test('rows are compared one by one, and as a list when there are more', () => {
  const before = { name: 'Lamp', rows: [{ id: 1, text: 'a' }, { text: 'b' }], translations: { hi: { name: 'लैंप' } } };
  const after = { name: 'Lamp', rows: [{ text: 'a' }, { text: 'c' }], translations: { hi: { name: 'दीपक' } } };
  expect(findDifferences(before, after)).toEqual([
    { path: ['rows', 1, 'text'], before: 'b', after: 'c' },
    { path: ['translations', 'hi', 'name'], before: 'लैंप', after: 'दीपक' },
  ]);
  expect(findDifferences(before, { ...before, rows: [{ text: 'a' }] })).toEqual([
    { path: ['rows'], before: before.rows, after: [{ text: 'a' }] },
  ]);
});

test('a list whose rows stand at other places is one difference', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text, id) => ({ id, text }));
  const moved = { path: ['rows'], before: [a, b, c], after: [b, c, d] };
  expect(findDifferences({ rows: [a, b, c] }, { rows: [b, c, d] })).toEqual([moved]);
  expect(findDifferences({ rows: [a, a, b] }, { rows: [a, a, d] })).toHaveLength(1);
});
