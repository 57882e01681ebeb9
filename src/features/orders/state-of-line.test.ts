import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#core/time/dates.ts';
import type { Effect, LineFacts, Listing } from './effect.ts';
import { type Audience, audiences } from './order.schema.ts';
import { periodsOfLine } from './periods-of-line.ts';
import { stateOfLine } from './state-of-line.ts';

const defaults: Omit<Effect, 'order' | 'publishedOn' | 'kind'> = {
  position: 0,
  target: '',
  audiences,
  limited: false,
  on: null,
  until: null,
  text: null,
  confidence: 'gazette',
  recordedOn: '2026-11-21',
  withdrawnOn: null,
};
type Given = Pick<Effect, 'order' | 'publishedOn' | 'kind'> & Partial<Effect>;
const effect = (given: Given): Effect => ({ ...defaults, target: given.order, ...given });
const facts = (effects: Given[], more: Partial<LineFacts> = {}): LineFacts => ({
  effects: effects.map((given, position) => effect({ position, ...given })),
  checks: [],
  listing: null,
  ...more,
});
const on = (day: string, known: LineFacts, audience: Audience = 'import') => {
  const { state, since, until } = stateOfLine(known, audience, day);
  return { state, since, until };
};

const listed: Listing = { state: 'in-force', asOf: '2026-06' };

describe('one order', () => {
  const appliances = facts([
    {
      order: 'so-1739',
      publishedOn: '2026-04-06',
      kind: 'commence',
      audiences: ['large', 'medium', 'import'],
      on: '2026-10-01',
    },
    { order: 'so-1739', publishedOn: '2026-04-06', kind: 'commence', audiences: ['small'], on: '2027-01-01' },
    { order: 'so-1739', publishedOn: '2026-04-06', kind: 'commence', audiences: ['micro'], on: '2027-04-01' },
  ]);

  test('begins for each audience on its own day', () => {
    expect(on('2026-11-21', appliances)).toEqual({ state: 'in-force', since: '2026-10-01', until: null });
    expect(on('2026-11-21', appliances, 'small')).toEqual({ state: 'upcoming', since: null, until: '2026-12-31' });
    expect(on('2026-11-21', appliances, 'micro')).toEqual({ state: 'upcoming', since: null, until: '2027-03-31' });
    for (const audience of audiences) expect(on('2026-09-30', appliances, audience).state).toBe('upcoming');
  });

  test('gives audiences that agree one history', () => {
    expect(new Set(periodsOfLine(appliances).map((period) => period.audiences.join()))).toEqual(
      new Set(['large,medium,import', 'small', 'micro']),
    );
  });

  test('is only listed when no instrument gives a day', () => {
    expect(on('2026-11-21', facts([], { listing: listed }))).toEqual({ state: 'listed', since: null, until: null });
  });

  test('frees an audience that an exemption without a condition names', () => {
    const footwear = facts([
      { order: 'so-1421', publishedOn: '2024-03-15', kind: 'commence', on: '2024-08-01' },
      { order: 'so-1421', publishedOn: '2024-03-15', kind: 'exempt', audiences: ['small', 'micro'] },
      { order: 'so-775', publishedOn: '2026-02-13', kind: 'exempt', target: 'so-1421', text: 'Goods under way.' },
    ]);
    expect(on('2026-11-21', footwear, 'micro').state).toBe('exempt');
    expect(on('2026-11-21', footwear, 'import')).toEqual({ state: 'in-force', since: '2024-08-01', until: null });
  });
});

describe('orders upon orders', () => {
  test('the machinery order was moved twice, left open and rescinded', () => {
    const machinery = facts([
      { order: 'so-3649', publishedOn: '2024-08-28', kind: 'commence', on: '2025-08-28' },
      { order: 'so-2579', publishedOn: '2025-06-12', kind: 'defer', target: 'so-3649', on: '2026-09-01' },
      { order: 'so-5179', publishedOn: '2025-11-14', kind: 'defer', target: 'so-3649' },
      { order: 'so-239', publishedOn: '2026-01-14', kind: 'rescind', target: 'so-3649' },
    ]);
    expect(on('2025-01-01', machinery)).toEqual({ state: 'upcoming', since: null, until: '2025-08-27' });
    expect(on('2025-09-01', machinery)).toEqual({ state: 'upcoming', since: null, until: '2026-08-31' });
    expect(on('2025-12-01', machinery).state).toBe('date-open');
    expect(on('2026-01-14', machinery)).toEqual({ state: 'rescinded', since: '2026-01-14', until: null });
  });

  test('an order counts from its own day after it has replaced another one', () => {
    const plugs = facts([
      { order: 'so-4353', publishedOn: '2019-12-04', kind: 'commence', on: '2020-07-01' },
      { order: 'so-2166', publishedOn: '2021-06-07', kind: 'supersede', target: 'so-4353' },
      { order: 'so-2166', publishedOn: '2021-06-07', kind: 'commence', on: '2022-06-01' },
    ]);
    expect(on('2022-05-31', plugs)).toEqual({ state: 'in-force', since: '2020-07-01', until: null });
    expect(on('2022-06-01', plugs)).toEqual({ state: 'in-force', since: '2022-06-01', until: null });
    expect(stateOfLine(plugs, 'import', '2026-11-21').order).toBe('so-2166');
  });

  test('a successor without a day leaves the line listed, not rescinded', () => {
    const hinges = facts(
      [
        { order: 'old', publishedOn: '2024-01-01', kind: 'commence', on: '2024-07-01' },
        { order: 'new', publishedOn: '2025-03-24', kind: 'supersede', target: 'old' },
      ],
      { listing: listed },
    );
    expect(on('2026-11-21', hinges).state).toBe('listed');
  });

  test('two orders of one day that disagree are a contradiction', () => {
    const doubled = facts([
      { order: 'a', publishedOn: '2020-01-21', kind: 'commence', on: '2020-08-01' },
      { order: 'b', publishedOn: '2020-01-21', kind: 'defer', target: 'a', on: '2021-02-01' },
    ]);
    expect(stateOfLine(doubled, 'import', '2026-11-21').contradiction).toBe(true);
  });
});

describe('a pause', () => {
  const steel: Given[] = [
    { order: 'so-3716', publishedOn: '2024-08-30', kind: 'commence', on: '2024-08-30' },
    { order: 'so-5134', publishedOn: '2025-11-20', kind: 'pause', target: 'so-3716', until: '2026-11-20' },
  ];

  test('ends in not knowing, until somebody reads on', () => {
    expect(on('2026-11-20', facts(steel))).toEqual({ state: 'paused', since: '2025-11-20', until: '2026-11-20' });
    expect(on('2026-11-21', facts(steel))).toEqual({ state: 'unknown', since: '2026-11-21', until: null });
    const read = facts(steel, { checks: [{ order: 'so-3716', on: '2026-12-01' }] });
    expect(on('2026-11-25', read).state).toBe('unknown');
    expect(on('2026-12-01', read).state).toBe('in-force');
  });

  test('is not ended by an amendment that says nothing of it', () => {
    const amended = facts([...steel, { order: 'so-9', publishedOn: '2026-11-21', kind: 'amend', target: 'so-3716' }]);
    expect(on('2026-11-22', amended).state).toBe('unknown');
  });

  test('goes on when a later instrument prolongs it', () => {
    const prolonged = facts([
      ...steel,
      { order: 'so-3300', publishedOn: '2026-06-22', kind: 'pause', target: 'so-3716', until: '2029-06-22' },
    ]);
    expect(on('2026-11-21', prolonged)).toEqual({ state: 'paused', since: '2026-06-22', until: '2029-06-22' });
  });

  test('that the list prints without an instrument is believed', () => {
    const known = facts(steel.slice(0, 1), { listing: { state: 'paused', asOf: '2026-06' } });
    expect(on('2026-05-31', known).state).toBe('in-force');
    expect(on('2026-06-01', known)).toEqual({ state: 'paused', since: null, until: null });
  });
});

describe('what we knew', () => {
  test('a correction is not read back into what we published before', () => {
    const corrected = facts([
      {
        order: 'solar',
        publishedOn: '2017-09-05',
        kind: 'commence',
        on: '2019-03-31',
        recordedOn: '2026-06-26',
        withdrawnOn: '2026-11-21',
      },
      { order: 'solar', publishedOn: '2017-09-05', kind: 'commence', on: '2025-07-26', recordedOn: '2026-11-21' },
    ]);
    expect(stateOfLine(corrected, 'import', '2026-11-22').since).toBe('2025-07-26');
    expect(stateOfLine(corrected, 'import', '2026-11-22', '2026-07-01').since).toBe('2019-03-31');
  });
});

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
          ({ audiences: own, from, to }) =>
            own.includes(audience) && (from ?? '') <= moment && (to === null || moment <= to),
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

  test('of two moves of a date only the last counts', () => {
    fc.assert(
      fc.property(day, day, day, (first, second, last) => {
        const moved = facts([
          { order: 'a', publishedOn: '2024-01-01', kind: 'commence', on: first },
          { order: 'b', publishedOn: '2024-01-02', kind: 'defer', target: 'a', on: second },
          { order: 'c', publishedOn: '2024-01-03', kind: 'defer', target: 'a', on: last },
        ]);
        fc.pre(last > '2024-01-04');
        expect(on(last, moved).state).toBe('in-force');
        expect(on(addDays(last, -1), moved).state).toBe('upcoming');
      }),
    );
  });

  test('after a rescission nothing begins any more', () => {
    fc.assert(
      fc.property(day, day, day, (begins, ends, moment) => {
        const ended = facts([
          { order: 'a', publishedOn: '2024-01-01', kind: 'commence', on: begins },
          { order: 'b', publishedOn: ends, kind: 'rescind', target: 'a' },
        ]);
        fc.pre(moment >= ends);
        expect(on(moment, ended)).toEqual({ state: 'rescinded', since: ends, until: null });
      }),
    );
  });
});
