import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KeptRow } from '../kept-sheets.schema.ts';
import { changesSince } from './changes-since.ts';

const inForce = { state: 'in-force', audiences: ['large', 'small'], day: '2026-01-01', earlier: null } as const;
const rowOf = (row: Partial<KeptRow> = {}): KeptRow => ({
  ...{ key: 'wpc-eta', name: 'WPC ETA', status: 'applies', likelihood: null, states: [] },
  ...row,
});
const mark = rowOf({ key: 'bis-isi', name: 'ISI mark', states: [{ ...inForce, audiences: [...inForce.audiences] }] });

test('nothing has changed on the same sheet, in whatever order its rows and audiences stand', () => {
  const again = {
    ...mark,
    states: mark.states.map((state) => ({ ...state, audiences: state.audiences.toReversed() })),
  };
  expect(changesSince([mark, rowOf()], [rowOf({ name: 'Another word for it' }), again])).toEqual([]);
});

test('another status, another likelihood and another day are changes', () => {
  const open = rowOf({ status: 'may-apply', likelihood: 'likely' });
  const later = { ...mark, states: mark.states.map((state) => ({ ...state, day: '2027-01-01' })) };
  expect(changesSince([open, mark], [rowOf(), later])).toEqual([
    { key: 'wpc-eta', before: open, now: rowOf() },
    { key: 'bis-isi', before: mark, now: later },
  ]);
  expect(changesSince([open], [rowOf({ status: 'may-apply', likelihood: 'unlikely' })])).toHaveLength(1);
});

test('what is new and what is gone are changes, unless nothing was known of it', () => {
  expect(changesSince([], [mark])).toEqual([{ key: 'bis-isi', before: null, now: mark }]);
  expect(changesSince([mark], [])).toEqual([{ key: 'bis-isi', before: mark, now: null }]);
  const [unseen, free] = [rowOf({ status: 'none-found' }), rowOf({ status: 'not-required' })];
  expect(changesSince([unseen], [])).toEqual([]);
  expect(changesSince([], [rowOf({ status: 'not-checked' })])).toEqual([]);
  expect(changesSince([unseen], [rowOf()])).toHaveLength(1);
  // Nobody has checked any more what was not required.
  expect(changesSince([free], [])).toEqual([{ key: 'wpc-eta', before: free, now: null }]);
  expect(changesSince([], [free])).toEqual([{ key: 'wpc-eta', before: null, now: free }]);
});

test('of any two sheets both orders change alike, and none differs from itself', () => {
  const row = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    name: fc.string(),
    status: fc.constantFrom('applies', 'may-apply', 'not-required', 'exempt') as fc.Arbitrary<KeptRow['status']>,
    likelihood: fc.constantFrom(null, 'likely') as fc.Arbitrary<KeptRow['likelihood']>,
    states: fc.constant<KeptRow['states']>([]),
  });
  const sheet = fc.uniqueArray(row, { selector: ({ key }) => key });
  const keys = (before: KeptRow[], now: KeptRow[]) => changesSince(before, now).map(({ key }) => key);
  fc.assert(
    fc.property(sheet, sheet, (one, other) => {
      expect(keys(one, one)).toEqual([]);
      expect(keys(one, other).sort()).toEqual(keys(other, one).sort());
    }),
  );
});
