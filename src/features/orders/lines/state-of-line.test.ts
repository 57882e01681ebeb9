import { describe, expect, test } from 'vitest';
import { facts, type Given } from '#tests/factories/effect.ts';
import type { LineFacts, Listing } from '../effect.ts';
import { type Audience, audiences } from '../order-kinds.schema.ts';
import { periodsOfLine } from './periods-of-line.ts';
import { stateOfLine } from './state-of-line.ts';

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

  test('takes effect for each audience on its own day', () => {
    expect(on('2026-11-21', appliances)).toEqual({ state: 'in-force', since: '2026-10-01', until: null });
    expect(on('2026-11-21', appliances, 'small')).toEqual({ state: 'upcoming', since: null, until: '2026-12-31' });
    expect(on('2026-11-21', appliances, 'micro')).toEqual({ state: 'upcoming', since: null, until: '2027-03-31' });
    for (const audience of audiences) expect(on('2026-09-30', appliances, audience).state).toBe('upcoming');
  });

  test('gives audiences with the same dates one history', () => {
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

describe('orders that act on each other', () => {
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

  test('a replaced order ends when its successor is published, and nothing is required until that begins', () => {
    const plugs = facts([
      { order: 'so-4353', publishedOn: '2019-12-04', kind: 'commence', on: '2020-07-01' },
      { order: 'so-2166', publishedOn: '2021-06-07', kind: 'supersede', target: 'so-4353' },
      { order: 'so-2166', publishedOn: '2021-06-07', kind: 'commence', on: '2022-06-01' },
    ]);
    expect(on('2021-06-06', plugs)).toEqual({ state: 'in-force', since: '2020-07-01', until: null });
    expect(on('2021-06-07', plugs)).toEqual({ state: 'upcoming', since: null, until: '2022-05-31' });
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

  test('leaves the state unknown until somebody has checked what followed', () => {
    expect(on('2026-11-20', facts(steel))).toEqual({ state: 'paused', since: '2025-11-20', until: '2026-11-20' });
    expect(on('2026-11-21', facts(steel))).toEqual({ state: 'unknown', since: '2026-11-21', until: null });
    const read = facts(steel, { checks: [{ order: 'so-3716', on: '2026-12-01' }] });
    expect(on('2026-11-25', read).state).toBe('unknown');
    expect(on('2026-12-01', read).state).toBe('in-force');
  });

  test('is not ended by an amendment that says nothing about it', () => {
    const amended = facts([...steel, { order: 'so-9', publishedOn: '2026-11-21', kind: 'amend', target: 'so-3716' }]);
    expect(on('2026-11-22', amended).state).toBe('unknown');
  });

  test('continues when a later instrument extends it', () => {
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
  test('a correction does not change what we had said before it', () => {
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

describe('in force without a break', () => {
  const register = facts([
    { order: 'so-2357', publishedOn: '2012-10-07', kind: 'commence', on: '2013-07-03' },
    { order: 'so-1248', publishedOn: '2021-03-18', kind: 'supersede', target: 'so-2357' },
    { order: 'so-1248', publishedOn: '2021-03-18', kind: 'commence', on: '2021-03-18' },
  ]);
  const startOn = (moment: string, known: LineFacts) =>
    periodsOfLine(known).find(({ from, to }) => (from ?? '') <= moment && (to === null || moment <= to))?.inForceSince;

  test('counts from the first order when its successor takes effect at once', () => {
    expect(on('2026-11-21', register).since).toBe('2021-03-18');
    expect(startOn('2026-11-21', register)).toBe('2013-07-03');
    expect(startOn('2020-01-01', register)).toBe('2013-07-03');
    expect(startOn('2013-07-02', register)).toBeNull();
  });

  test('counts again from the end of a gap or a pause', () => {
    const late = facts([
      { order: 'a', publishedOn: '2012-10-07', kind: 'commence', on: '2013-07-03' },
      { order: 'b', publishedOn: '2021-03-18', kind: 'supersede', target: 'a', on: '2021-03-18' },
      { order: 'b', publishedOn: '2021-03-18', kind: 'commence', on: '2021-10-01' },
    ]);
    expect(startOn('2026-11-21', late)).toBe('2021-10-01');
    const paused = facts([
      { order: 'a', publishedOn: '2020-01-01', kind: 'commence', on: '2020-06-01' },
      { order: 'b', publishedOn: '2022-01-01', kind: 'pause', target: 'a', until: '2022-12-31' },
      { order: 'c', publishedOn: '2022-12-01', kind: 'resume', target: 'a', on: '2022-12-11' },
    ]);
    expect(startOn('2026-11-21', paused)).toBe('2022-12-11');
  });

  test('counts from the day that an order names, even if it was published later', () => {
    const late = facts([{ order: 'a', publishedOn: '2020-06-01', kind: 'commence', on: '2020-01-01' }]);
    expect(startOn('2026-11-21', late)).toBe('2020-01-01');
  });
});
