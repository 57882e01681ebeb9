import { expect, test } from 'vitest';
import { groupRequirements } from './group-requirements.ts';
import type { Requirement } from './requirement.ts';

function requirement(id: number, name: string, more: Partial<Requirement> = {}): Requirement {
  return {
    id,
    product: { slug: name.toLowerCase(), name, technicalName: null },
    service: { slug: 'bis-isi-mark', name: 'ISI mark', categorySlug: 'bis' },
    list: 'bis_isi',
    listedAs: name,
    state: 'in-force',
    stateText: null,
    group: null,
    scheme: null,
    phase: null,
    eeeCode: null,
    others: null,
    orderName: 'Order of 2026',
    orderReference: 'S.O. 1739(E)',
    orderDate: '2026-04-06',
    amendmentReference: null,
    amendmentDate: null,
    implementationDate: '2026-10-01',
    states: [],
    doubts: [],
    order: null,
    readTo: null,
    customsCodes: [],
    note: null,
    publication: null,
    confirmed: true,
    standards: [],
    ...more,
  };
}

test('lists an order once for all its products, but separately if anything else differs', () => {
  const groups = groupRequirements(
    [
      requirement(1, 'Kettle'),
      requirement(2, 'Iron', { note: 'Suspended from 2026-04-10 to 2026-07-10' }),
      requirement(3, 'Toaster'),
      requirement(4, 'Fan', { confirmed: false }),
      requirement(5, 'Kettle'),
    ],
    'is-1',
  );
  expect(groups.map(({ products }) => products.map(({ name }) => name))).toEqual([
    ['Kettle', 'Toaster'],
    ['Iron'],
    ['Fan'],
  ]);
});

test('products under one order stand together, whatever order their list names', () => {
  const order = { slug: 'so-1248-e-2021', title: 'Registration Order, 2021', number: 'S.O. 1248(E)' };
  const groups = groupRequirements(
    [
      requirement(1, 'Charger', { order }),
      requirement(2, 'Amplifier', { order, orderName: 'Registration Order, 2012', orderReference: 'S.O. 2357(E)' }),
    ],
    'is-1',
  );
  expect(groups.map(({ products }) => products.length)).toEqual([2]);
});
