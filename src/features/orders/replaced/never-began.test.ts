import { expect, test } from 'vitest';
import { facts } from '#tests/factories/effect.ts';
import { periodsOfLine } from '../lines/periods-of-line.ts';

test('an order that was replaced before its start never begins', () => {
  const footwear = facts([
    { order: 'so-3858', publishedOn: '2020-10-27', kind: 'commence', on: '2021-07-01' },
    { order: 'amendment', publishedOn: '2021-06-30', kind: 'defer', target: 'so-3858', on: '2022-07-01' },
    { order: 'order-2022', publishedOn: '2022-06-03', kind: 'supersede', target: 'so-3858' },
    { order: 'order-2022', publishedOn: '2022-06-03', kind: 'commence', on: '2023-07-01' },
  ]);
  const begun = periodsOfLine(footwear).filter(({ state }) => state === 'in-force');
  expect(begun.map(({ from, inForceSince }) => [from, inForceSince])).toEqual([['2023-07-01', '2023-07-01']]);
});

test('an extension that was made after the old start counts from that start', () => {
  const sacks = facts([
    { order: 'so-5178', publishedOn: '2023-12-06', kind: 'commence', on: '2024-06-03' },
    // Made on 4 June.
    { order: 'extension', publishedOn: '2024-06-03', kind: 'defer', target: 'so-5178', on: '2024-09-06' },
  ]);
  expect(periodsOfLine(sacks).filter(({ state }) => state === 'in-force')).toMatchObject([{ from: '2024-09-06' }]);
});
