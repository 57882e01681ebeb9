import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Condition, type Facts, truthOf } from '#features/finder/condition.schema.ts';
import { readCondition, writeCondition } from './condition-tree.ts';

const fact = fc.constantFrom('radio', 'mains', 'watts');
const value = fc.constantFrom('yes', 'no', 'bluetooth');
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4 },
    fc.record({ fact, is: value }),
    fc.record({ fact, in: fc.array(value, { minLength: 1, maxLength: 3 }) }),
    fc.record({ fact, atLeast: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ fact, below: fc.integer({ min: 0, max: 9 }) }),
    fc.record({ all: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ any: fc.array(tie('condition'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ not: tie('condition') }),
  ),
}));
const known = fc.option(
  fc.oneof(
    fc.record({ values: fc.array(value, { minLength: 1, maxLength: 2 }) }),
    fc.record({ number: fc.integer({ min: 0, max: 9 }) }),
  ),
  { nil: undefined },
);
const facts = fc
  .record({ radio: known, mains: known, watts: known })
  .map((given) => Object.fromEntries(Object.entries(given).filter(([, each]) => each)) as Facts);

test('a condition that goes through the form says the same of all facts', () => {
  fc.assert(
    fc.property(condition, facts, (given, stated) => {
      const group = readCondition(given);
      expect(group).not.toBeNull();
      if (group) expect(truthOf(writeCondition(group) as Condition, stated)).toBe(truthOf(given, stated));
    }),
  );
});

test('what the form has written, it reads and writes again unchanged', () => {
  fc.assert(
    fc.property(condition, (given) => {
      const group = readCondition(given);
      const written = group && writeCondition(group);
      const again = readCondition(written);
      expect(again && writeCondition(again)).toEqual(written);
    }),
  );
});

test.each([
  [{ fact: 'mains', is: 'yes' }],
  [
    {
      all: [
        { fact: 'mains', is: 'yes' },
        { fact: 'watts', below: 1500 },
      ],
    },
  ],
  [
    {
      any: [
        { not: { fact: 'radio', in: ['nfc', 'bluetooth'] } },
        {
          all: [
            { fact: 'a', is: 'b' },
            { fact: 'c', is: 'd' },
          ],
        },
      ],
    },
  ],
])('a usual condition stays as it is written: %j', (given) => {
  const group = readCondition(given);
  expect(group && writeCondition(group)).toEqual(given);
});

test('what is not finished has a form, and what is no condition has none', () => {
  expect(readCondition({ fact: '', in: [] })).toMatchObject({ parts: [{ fact: '', values: [] }] });
  expect(readCondition({ fact: 'watts', below: null })).toMatchObject({ parts: [{ limit: null }] });
  expect(readCondition({ all: [] })).toEqual({ joins: 'all', parts: [] });
  for (const other of [
    '{"fact"',
    7,
    null,
    [],
    {},
    { fact: 'a' },
    { fact: 'a', is: 1 },
    { all: [{}] },
    { all: [], any: [] },
  ])
    expect(readCondition(other)).toBeNull();
  expect(writeCondition({ joins: 'all', parts: [] })).toBeNull();
});
