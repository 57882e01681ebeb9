import { actsOn, commences, createOrder } from './order.ts';
import { createProduct } from './product.ts';
import { inState } from './requirement.ts';
import { createStandard } from './standard.ts';

/** An order for kettles that begins in parts, and another that moves its first day. */
export async function createKettleOrders() {
  const kettle = { list: 'bis_isi', key: '900' };
  const requirement = inState('listed', { list: kettle.list, listKey: kettle.key });
  await createProduct({ name: 'Kettle', requirements: [requirement] });
  const { id } = await createOrder({
    slug: 'so-1-e-2024',
    number: 'S.O. 1(E)',
    title: 'Kettles (Quality Control) Order, 2024',
    publishedOn: '2024-04-06',
    lines: [kettle],
    effects: [commences('2024-10-01', ['large', 'medium', 'import']), commences('2999-01-01', ['small', 'micro'])],
  });
  await createOrder({
    slug: 'so-2-e-2024',
    number: 'S.O. 2(E)',
    kind: 'extension',
    title: 'Kettles (Quality Control) Amendment Order, 2024',
    publishedOn: '2024-09-01',
    effects: [actsOn(id, 'defer', { on: '2025-02-01', audiences: ['large', 'medium', 'import'] })],
  });
}

export const laptopStandards = { older: 'IS 13252 (Part 1):2010', newer: 'IS/IEC 62368-1:2023' };

/** An order for laptops, and another by which two standards count beside each other until 1 November 2028. */
export async function createLaptopOrders() {
  const { older, newer } = laptopStandards;
  const laptop = { list: 'bis_crs', key: '902' };
  await createStandard({ number: newer });
  const requirement = inState('listed', { list: laptop.list, listKey: laptop.key, standards: [older] });
  await createProduct({ name: 'Laptop', requirements: [requirement] });
  const { id } = await createOrder({
    slug: 'so-5-e-2021',
    publishedOn: '2021-03-18',
    lines: [laptop],
    effects: [commences('2021-03-18')],
  });
  const accepted = { standard: older, beside: newer, until: '2028-11-01', lines: { bis_crs: [laptop.key] } };
  await createOrder({
    slug: 'so-6-e-2025',
    publishedOn: '2025-11-07',
    effects: [actsOn(id, 'concurrent', accepted)],
  });
}
