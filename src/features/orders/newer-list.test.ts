import { expect, test } from 'vitest';
import { facts } from '#tests/factories/effect.ts';
import type { LineFacts, Listing } from './effect.ts';
import { stateOfLine } from './lines/state-of-line.ts';

const on = (day: string, known: LineFacts) => stateOfLine(known, 'import', day);
const listed: Listing = { state: 'in-force', asOf: '2026-06' };

test('a deferral without a day leaves the date open, until a newer list names the line as in force', () => {
  const switchgear = facts(
    [
      { order: 'so-4044', publishedOn: '2020-11-11', kind: 'commence', on: '2021-11-11' },
      { order: 'so-2132', publishedOn: '2023-05-09', kind: 'defer', target: 'so-4044' },
    ],
    { listing: listed },
  );
  expect(on('2023-05-08', switchgear).state).toBe('in-force');
  expect(on('2026-05-31', switchgear).state).toBe('date-open');
  expect(on('2026-06-01', switchgear).state).toBe('listed');
  const deferredLater = { order: 'so-1', publishedOn: '2026-07-01', kind: 'defer', target: 'so-4044' } as const;
  const later = facts(
    [{ order: 'so-4044', publishedOn: '2020-11-11', kind: 'commence', on: '2027-11-11' }, deferredLater],
    {
      listing: listed,
    },
  );
  expect(on('2026-11-21', later).state).toBe('date-open');
});
