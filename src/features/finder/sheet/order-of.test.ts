import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Edge, longestWay, orderOf, waitsForItself } from './order-of.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const approvals = fc.shuffledSubarray(keys).map((chosen) => chosen.map((key) => ({ key })));
const edge = fc.record({ before: fc.constantFrom(...keys), after: fc.constantFrom(...keys) });
/** As the import takes them: one that closes a circle is refused. */
const edges = fc.array(edge, { maxLength: 12 }).map((given) => {
  const taken: Edge[] = [];
  for (const next of given) if (!waitsForItself(next, taken)) taken.push(next);
  return taken;
});

test('every approval has one place, after all that it waits for, and as early as that allows', () => {
  fc.assert(
    fc.property(approvals, edges, (given, taken) => {
      const stages = orderOf(given, taken).map((stage) => stage.map(({ key }) => key));
      expect(stages.flat().sort()).toEqual(given.map(({ key }) => key).sort());
      const placeOf = (key: string) => stages.findIndex((stage) => stage.includes(key));
      for (const { key } of given) {
        const before = taken.flatMap((each) => (each.after === key ? placeOf(each.before) : []));
        expect(placeOf(key)).toBe(Math.max(-1, ...before) + 1);
      }
    }),
  );
});

test('an edge is refused exactly if it would leave an approval without a place', () => {
  const all = keys.map((key) => ({ key }));
  fc.assert(
    fc.property(edges, edge, (taken, next) => {
      const isComplete = orderOf(all, [...taken, next]).flat().length === all.length;
      expect(waitsForItself(next, taken)).toBe(!isComplete);
    }),
  );
});

test('the longest way is a chain of edges, and no other chain takes longer', () => {
  const days = fc.array(fc.nat(90), { minLength: keys.length, maxLength: keys.length });
  fc.assert(
    fc.property(approvals, edges, days, (given, taken, of) => {
      const daysOf = ({ key }: { key: string }) => of[keys.indexOf(key)] ?? 0;
      const way = longestWay(given, taken, daysOf);
      const follow = (key: string): number => {
        const next = taken.flatMap((each) =>
          each.before === key && given.some((other) => other.key === each.after) ? follow(each.after) : [],
        );
        return daysOf({ key }) + Math.max(0, ...next);
      };
      const total = way.reduce((sum, approval) => sum + daysOf(approval), 0);
      expect(total).toBe(Math.max(0, ...given.map(({ key }) => follow(key))));
      for (const [place, { key }] of way.slice(1).entries())
        expect(taken).toContainEqual({ before: way[place]?.key, after: key });
    }),
  );
});
