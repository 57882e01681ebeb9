import { expect, test } from 'vitest';
import type { Deadline, OrderState } from '#features/orders/list-order-states.server.ts';
import { drawDeadlines, drawOrder } from './draw-time.server.ts';

const reading = { today: '2026-11-23', language: 'en' } as const;
const order = { slug: 'so-1', number: null, title: 'Kettles' };
const begins = (on: string, audiences: Deadline['audiences']): Deadline => ({
  ...{ order, kind: 'begins', on, audiences, lines: 1 },
});
const inState = (given: Partial<OrderState>): OrderState => ({
  ...{ audiences: ['large'], state: 'in-force', since: null, inForceSince: null, until: null },
  ...{ lines: 1, confirmed: true, by: null, ...given },
});

test('audiences with the same days share a lane, and days beyond the ruler are left out', () => {
  const { lanes } = drawDeadlines(
    [
      begins('2026-12-01', ['large', 'medium', 'import']),
      begins('2027-03-01', ['small']),
      begins('2028-05-01', ['small']),
      begins('2027-06-01', ['micro']),
    ],
    reading,
  );
  expect(lanes.map(({ name, ticks }) => [name, ...ticks.map(({ label }) => label)])).toEqual([
    ['Large and medium enterprises and importers', '1 Dec'],
    ['Small enterprises', '1 Mar'],
    ['Micro enterprises', '1 Jun'],
  ]);
});

test.each([
  ['hi', ['बड़े व मध्यम उद्यम और आयातक', 'लघु उद्यम']],
  ['ar', ['المنشآت الكبيرة والمتوسطة والمستوردون', 'المنشآت الصغيرة']],
  ['de', ['Große und mittlere Unternehmen sowie Importeure', 'Kleinunternehmen']],
  ['fr', ['Grandes et moyennes entreprises ainsi qu’importateurs', 'Petites entreprises']],
] as const)('%s: lanes are named as headings, not as part of a sentence', (language, names) => {
  const days = [begins('2026-12-01', ['large', 'medium', 'import']), begins('2027-03-01', ['small'])];
  expect(drawDeadlines(days, { ...reading, language }).lanes.map(({ name }) => name)).toEqual(names);
});

test('a day that concerns everyone needs no name', () => {
  const { lanes } = drawDeadlines([begins('2027-01-01', ['large', 'medium', 'small', 'micro', 'import'])], reading);
  expect(lanes.map(({ name }) => name)).toEqual([null]);
});

test('without deadlines the months remain, with today', () => {
  const rule = drawDeadlines([], reading);
  expect(rule.lanes).toEqual([]);
  expect(rule.today).toBeGreaterThan(0);
});

test('a lane of an order is heavier from the day on which it applies, and an end is no beginning', () => {
  const rule = drawOrder(
    [
      inState({ since: '2026-10-01' }),
      inState({ audiences: ['small'], state: 'paused', since: '2026-01-01', until: '2027-03-31' }),
      inState({ audiences: ['micro'], state: 'listed' }),
    ],
    reading,
  );
  expect(rule?.lanes.map(({ name, since, ticks }) => [name, since !== null, ticks[0]?.isEnd])).toEqual([
    ['Large enterprises', true, false],
    ['Small enterprises', false, true],
  ]);
});

test('an order that another one has replaced has no ruler', () => {
  expect(drawOrder([inState({ since: '2026-10-01', by: order })], reading)).toBeNull();
});
