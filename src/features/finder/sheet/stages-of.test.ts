import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stagesOf } from './stages-of.ts';

const numbers = fc.integer({ min: 1, max: 12 });
const anySteps = fc.uniqueArray(fc.record({ number: numbers, after: fc.array(numbers, { maxLength: 4 }) }), {
  selector: ({ number }) => number,
});
/** As the import lets them in: each comes only after earlier ones. */
const goodSteps = anySteps.map((steps) =>
  steps.map(({ number, after }) => ({ number, after: after.filter((other) => other < number) })),
);

test('every step has one place, right after the last of the steps that come before it', () => {
  fc.assert(
    fc.property(goodSteps, (steps) => {
      const stages = stagesOf(steps);
      const stageOf = new Map(stages.flatMap((stage, at) => stage.map(({ number }) => [number, at] as const)));
      expect(stages.flat().length).toBe(steps.length);
      for (const { number, after } of steps) {
        const before = after.flatMap((other) => stageOf.get(other) ?? []);
        expect(stageOf.get(number)).toBe(before.length > 0 ? Math.max(...before) + 1 : 0);
      }
    }),
  );
});

test('what waits for itself is left out with all that waits for it, and the rest keeps its order', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const placed = stagesOf(steps).flat();
      const numbersOf = new Set(placed.map(({ number }) => number));
      const given = new Set(steps.map(({ number }) => number));
      for (const [at, { after }] of placed.entries())
        for (const other of after.filter((number) => given.has(number)))
          expect(placed.slice(0, at).some(({ number }) => number === other)).toBe(true);
      for (const { number, after } of steps)
        if (!numbersOf.has(number)) expect(after.some((other) => given.has(other) && !numbersOf.has(other))).toBe(true);
    }),
  );
  expect(
    stagesOf([
      { number: 1, after: [1] },
      { number: 2, after: [1] },
      { number: 3, after: [9] },
    ]),
  ).toEqual([[{ number: 3, after: [9] }]]);
});
