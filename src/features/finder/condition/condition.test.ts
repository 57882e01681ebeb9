import { expect, test } from 'vitest';
import { conditionTexts as texts } from '../desk/finder.messages.ts';
import { condition } from './condition.ts';
import { valueFaults } from './condition-faults.ts';

const faultOf = (json: string) => condition.safeParse(JSON.parse(json)).error?.issues[0]?.message;
const mains = { fact: 'mains', is: 'yes' };
const valuesOf = (count: number) => Array.from({ length: count }, (_, index) => `v${index}`);

test('a condition names as many values of a fact as a list may have, none of them endless', () => {
  expect(faultOf(JSON.stringify({ fact: 'mains', in: valuesOf(100) }))).toBeUndefined();
  expect(faultOf(JSON.stringify({ fact: 'mains', in: valuesOf(101) }))).toBe(texts.values);
  expect(faultOf(JSON.stringify({ all: [mains, { not: { fact: 'mains', is: 'x'.repeat(201) } }] }))).toBe(texts.values);
});

test('of thousands of wrong values some are named, and none at length', () => {
  const facts = new Map([['mains', { kind: 'choice' as const, values: ['yes', 'no'] }]]);
  const faults = valueFaults('mains', ['yes', 'x'.repeat(100_000), ...valuesOf(100_000)], facts);
  expect(faults).toHaveLength(10);
  expect(faults[0]?.values.value).toHaveLength(100);
});
