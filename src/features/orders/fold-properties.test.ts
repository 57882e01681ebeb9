import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/time/dates.ts';
import { effect, facts } from '#tests/factories/effect.ts';
import type { Effect, LineFacts, Listing } from './effect.ts';
import { periodsOfLine } from './lines/periods-of-line.ts';
import { stateOfLine } from './lines/state-of-line.ts';
import { audiences } from './order-kinds.schema.ts';

const listed: Listing = { state: 'in-force', asOf: '2026-06' };
const importsOn = (day: string, known: LineFacts) => {
  const { state, since, until } = stateOfLine(known, 'import', day);
  return { state, since, until };
};

const day = fc.integer({ min: 0, max: 900 }).map((offset) => addDays('2024-01-01', offset));
const someAudiences = fc.subarray([...audiences], { minLength: 1 });
const anyEffect: fc.Arbitrary<Effect> = fc
  .record({
    order: fc.constantFrom('a', 'b', 'c'),
    target: fc.constantFrom('a', 'b'),
    publishedOn: day,
    kind: fc.constantFrom('commence', 'defer', 'pause', 'resume', 'rescind', 'supersede', 'exempt', 'amend'),
    audiences: someAudiences,
    on: fc.option(day),
    length: fc.option(fc.nat(200)),
    position: fc.nat(1000),
  })
  .filter(({ kind, order, target }) => kind !== 'supersede' || order > target)
  .map(({ length, ...given }) =>
    effect({ ...given, until: length === null ? null : addDays(given.on ?? given.publishedOn, length) }),
  );
const anyFacts = fc
  .uniqueArray(anyEffect, { maxLength: 8, selector: ({ position }) => position })
  .map((effects): LineFacts => ({ effects, checks: [], listing: listed }));
const anyAudience = fc.constantFrom(...audiences);

describe('for all orders', () => {
  test('each audience has exactly one state on each day, and the periods say the same as the fold', () => {
    fc.assert(
      fc.property(anyFacts, anyAudience, day, (known, audience, moment) => {
        const covering = periodsOfLine(known).filter(
          ({ audiences: concerned, from, to }) =>
            concerned.includes(audience) && (from ?? '') <= moment && (to === null || moment <= to),
        );
        expect(covering).toHaveLength(1);
        const { state, since, until, order } = stateOfLine(known, audience, moment);
        expect(covering[0]).toMatchObject({ state, since, until, order });
      }),
    );
  });

  test('an effect changes nothing before the day of its publication', () => {
    fc.assert(
      fc.property(anyFacts, anyEffect, anyAudience, day, (known, added, audience, moment) => {
        fc.pre(moment < added.publishedOn);
        const more = { ...known, effects: [...known.effects, added] };
        expect(stateOfLine(more, audience, moment)).toEqual(stateOfLine(known, audience, moment));
      }),
    );
  });

  test('the order of entry does not matter', () => {
    fc.assert(
      fc.property(
        anyFacts.chain((known) =>
          fc.tuple(fc.constant(known), fc.shuffledSubarray([...known.effects], { minLength: known.effects.length })),
        ),
        anyAudience,
        day,
        ([known, shuffled], audience, moment) => {
          expect(stateOfLine({ ...known, effects: shuffled }, audience, moment)).toEqual(
            stateOfLine(known, audience, moment),
          );
        },
      ),
    );
  });

  test('if a date is moved twice, only the last move counts', () => {
    fc.assert(
      fc.property(day, day, day, (first, second, last) => {
        const moved = facts([
          { order: 'a', publishedOn: '2024-01-01', kind: 'commence', on: first },
          { order: 'b', publishedOn: '2024-01-02', kind: 'defer', target: 'a', on: second },
          { order: 'c', publishedOn: '2024-01-03', kind: 'defer', target: 'a', on: last },
        ]);
        fc.pre(last > '2024-01-04');
        expect(importsOn(last, moved).state).toBe('in-force');
        expect(importsOn(addDays(last, -1), moved).state).toBe('upcoming');
      }),
    );
  });

  test('after a rescission nothing takes effect any more', () => {
    fc.assert(
      fc.property(day, day, day, (begins, ends, moment) => {
        const ended = facts([
          { order: 'a', publishedOn: '2024-01-01', kind: 'commence', on: begins },
          { order: 'b', publishedOn: ends, kind: 'rescind', target: 'a' },
        ]);
        fc.pre(moment >= ends);
        expect(importsOn(moment, ended)).toEqual({ state: 'rescinded', since: ends, until: null });
      }),
    );
  });

  test('a line in force since a day was not in force the day before, and has been in force ever since', () => {
    fc.assert(
      fc.property(anyFacts, anyAudience, day, fc.nat(900), (known, audience, moment, back) => {
        const periods = periodsOfLine(known).filter((period) => period.audiences.includes(audience));
        const at = periods.find(({ from, to }) => (from ?? '') <= moment && (to === null || moment <= to));
        expect(at?.inForceSince != null).toBe(at?.state === 'in-force');
        if (!at?.inForceSince) return;
        const stateOn = (step: string) => stateOfLine(known, audience, step).state;
        expect(stateOn(addDays(at.inForceSince, -1))).not.toBe('in-force');
        // An order may say that it took effect before it was published.
        const earlier = periods.findLast(({ state, to }) => state !== 'in-force' && to !== null && to < moment)?.to;
        const between = addDays(moment, -back);
        fc.pre(between >= at.inForceSince && between > (earlier ?? ''));
        expect(stateOn(between)).toBe('in-force');
      }),
    );
  });
});
