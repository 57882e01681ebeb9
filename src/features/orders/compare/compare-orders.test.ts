import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audiences, exemptionKinds } from '../order-kinds.schema.ts';
import { applyDifference, compareOrders, isEmptyDifference, type OrderSnapshot } from './compare-orders.ts';

const day = fc.option(fc.constantFrom('2024-01-01', '2025-01-01', '2026-01-01'));
const state = fc.record({
  state: fc.constantFrom('in-force' as const, 'upcoming' as const, 'paused' as const),
  since: day,
  until: day,
  entries: fc.nat(5),
});
const unique = <Part>(part: fc.Arbitrary<Part>, keyOf: (entry: Part) => string | number) =>
  fc.uniqueArray(part, { maxLength: 5, selector: keyOf });
const snapshot: fc.Arbitrary<OrderSnapshot> = fc.record({
  dates: unique(
    fc.record({ audience: fc.constantFrom(...audiences), states: fc.array(state, { maxLength: 2 }) }),
    ({ audience }) => audience,
  ),
  lines: unique(
    fc.record({
      key: fc.constantFrom('bis_crs 1', 'bis_crs 2', 'bis_isi 3', 'bis_isi 4'),
      name: fc.constantFrom('Amplifiers', 'Keyboards'),
      standards: fc.subarray(['IS 616:2017', 'IS 13252 (Part 1):2010', 'IS/IEC 62368-1:2023']),
    }),
    ({ key }) => key,
  ),
  exemptions: unique(
    fc.record({
      id: fc.nat(4),
      kind: fc.constantFrom(...exemptionKinds),
      condition: fc.option(fc.string()),
      until: day,
    }),
    ({ id }) => id,
  ),
  effects: unique(fc.record({ id: fc.nat(9), isStruck: fc.boolean() }), ({ id }) => id),
});

/** The order within a part does not matter. */
const sorted = (given: OrderSnapshot) =>
  Object.values(given).map((part) => part.map((entry: object) => JSON.stringify(entry)).sort());

test('a snapshot does not differ from itself', () => {
  fc.assert(
    fc.property(snapshot, (order) => {
      expect(isEmptyDifference(compareOrders(order, order))).toBe(true);
    }),
  );
});

test('the difference applied to the first snapshot gives the second', () => {
  fc.assert(
    fc.property(snapshot, snapshot, (a, b) => {
      expect(sorted(applyDifference(a, compareOrders(a, b)))).toEqual(sorted(b));
    }),
  );
});

test('what was added one way was removed the other way', () => {
  fc.assert(
    fc.property(snapshot, snapshot, (a, b) => {
      const [there, back] = [compareOrders(a, b), compareOrders(b, a)];
      expect(there.lines.added).toEqual(back.lines.removed);
      expect(there.dates.changed).toHaveLength(back.dates.changed.length);
    }),
  );
});
