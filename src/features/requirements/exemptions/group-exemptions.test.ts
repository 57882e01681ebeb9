import { expect, test } from 'vitest';
import type { Exemption } from '#features/orders/list-exemptions.server.ts';
import { groupExemptions } from './group-exemptions.ts';
import { summariseExemptions } from './summarise-exemptions.ts';

let ids = 0;
const exemption = (kind: Exemption['kind'], condition: string, more: Partial<Exemption> = {}): Exemption => ({
  ...{
    id: ++ids,
    kind,
    condition,
    quantity: null,
    unit: null,
    period: null,
    upTo: null,
    appliesTo: 'both',
    until: null,
    isOver: false,
    freesAll: false,
    clause: null,
    source: null,
  },
  ...{ confidence: 'gazette', by: null, grantedOn: null, recordedOn: '2026-01-06' },
  ...more,
});
const order = (slug: string) => ({ slug, number: slug, title: slug });

const ofOrders = [
  { order: order('a'), exemptions: [exemption('stock', 'Old stock may be sold.', { until: '2027-01-01' })] },
  {
    order: order('b'),
    exemptions: [exemption('export', 'Exports are exempt.'), exemption('stock', 'Old stock may be sold.')],
  },
  {
    order: order('c'),
    exemptions: [
      exemption('export', 'Exports are exempt.', { confidence: 'press' }),
      exemption('other', 'Toys by hand.'),
    ],
  },
];

test('an exemption that several orders grant in the same words is listed once, with all of them', () => {
  const rules = groupExemptions(ofOrders);
  expect(rules.map(({ kind, until, orders }) => [kind, until, orders.map(({ slug }) => slug).join()])).toEqual([
    ['export', null, 'b,c'],
    ['stock', '2027-01-01', 'a'],
    ['stock', null, 'b'],
    ['other', null, 'c'],
  ]);
});

test('the summary counts each order once and names the kinds that most orders share first', () => {
  expect(summariseExemptions(groupExemptions(ofOrders))).toEqual({
    orders: 3,
    common: [
      { kind: 'export', condition: 'Exports are exempt.' },
      { kind: 'stock', condition: 'Old stock may be sold.' },
    ],
  });
});
