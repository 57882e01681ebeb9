import { expect, test } from 'vitest';
import { matchOrders } from './match-orders.ts';

const order = (slug: string, number: string | null, published: string | null, signed: string | null = null) => ({
  ...{ slug, number, published, signed },
});
const about = (reference: string, date: string, ...orders: ReturnType<typeof order>[]) =>
  matchOrders({ reference, date }, orders).map(({ slug }) => slug);

test('a notification is about the orders with its numbers, of its year', () => {
  const [now, then] = [order('now', 'S.O. 44(E)', '2024-01-03'), order('then', 'S.O. 44(E)', '2020-01-03')];
  expect(about('S.O. 44(E); amended S.O. 45(E)', '2024-01-05', now, then)).toEqual(['now']);
  expect(about('S.O. 444(E)', '2024-01-03', now)).toEqual([]);
});

test('where a number was printed twice in a year, the day decides', () => {
  const yarn = order('yarn', 'S.O. 5134(E)', '2025-11-12');
  const steel = order('steel', 'S.O. 5134(E)', '2025-11-21', '2025-11-20');
  expect(about('S.O. 5134(E)', '2025-11-20', yarn, steel)).toEqual(['steel']);
  expect(about('S.O. 5134(E)', '2025-11-12', yarn, steel)).toEqual(['yarn']);
});

test('a number from a range needs the day', () => {
  const inner = order('inner', 'S.O. 101(E)', '2026-01-05');
  expect(about('S.O. 100(E) to S.O. 110(E)', '2026-01-05', inner)).toEqual(['inner']);
  expect(about('S.O. 100(E) to S.O. 110(E)', '2026-01-06', inner)).toEqual([]);
});

test('a guideline is found by its own number and day', () => {
  const guideline = order('guideline', 'Reg/IS 10322 Series/Guidelines/01', null, '2026-03-20');
  expect(about('Reg/IS 10322 Series/Guidelines/01', '2026-03-20', guideline)).toEqual(['guideline']);
  expect(about('Reg/IS 10322 Series/Guidelines/01', '2026-03-21', guideline)).toEqual([]);
});

test('without a number, a notification is about the orders of its day that have none, and a new order is no extension', () => {
  const unnumbered = (slug: string, kind: string) => ({ ...order(slug, null, '2024-06-04'), kind });
  const orders = [
    unnumbered('new', 'order'),
    unnumbered('moved', 'extension'),
    order('other', 'S.O. 1(E)', '2024-06-04'),
  ];
  const unnumberedAbout = (kind: string) =>
    matchOrders({ reference: null, date: '2024-06-04', kind }, orders).map(({ slug }) => slug);
  expect(unnumberedAbout('New order')).toEqual(['new']);
  expect(unnumberedAbout('Exemption')).toEqual(['new', 'moved']);
});
