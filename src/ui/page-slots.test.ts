import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageSlots } from './page-slots.ts';

test('few pages are all shown; many are shown around the current one', () => {
  expect(pageSlots(1, 3)).toEqual([1, 2, 3]);
  expect(pageSlots(6, 14)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 14]);
  expect(pageSlots(14, 14)).toEqual([1, 'gap-before', 13, 14]);
});

test('the first, the last and the current page are always shown, in order, and no gap hides only one page', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 200 })
        .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count))),
      ([page, count]) => {
        const slots = pageSlots(page, count);
        const numbers = slots.filter((slot) => typeof slot === 'number');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
        slots.forEach((slot, index) => {
          if (typeof slot === 'number') return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(2);
        });
      },
    ),
  );
});
