import { beforeAll, expect, test } from 'vitest';
import { eq, ne } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { notificationProducts, notifications } from '#db/schema/notifications.ts';
import { orders } from '#db/schema/orders.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { actsOn, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const reference = 'S.O. 77(E)';
/** The first answer after a write may still be the old page. */
const soon = (path: string) => {
  site.cache.invalidate();
  return expect.poll(() => text(path), { timeout: 5_000 });
};
const text = async (path: string) => {
  return (await (await site.get(path)).text()).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
};
/** Nothing but the row: the links follow from the write. */
const write = (work: Parameters<typeof writeContent<void>>[0]) => writeContent(work);
let notificationId: number;
let orderId: number;

beforeAll(async () => {
  await emptyContent();
  await createProduct({
    name: 'Kettle',
    requirements: [inState('listed', { orderReference: reference, orderYear: '2024' })],
  });
  await createProduct({
    name: 'Iron',
    requirements: [inState('listed', { orderReference: reference, orderYear: '2023' })],
  });
  const values = { name: 'Kettles are next', date: '2024-05-06', referenceNumber: reference };
  ({ id: notificationId } = await createNotification(values));
  ({ id: orderId } = await createOrder({
    title: 'Kettle order',
    slug: 'kettle-order',
    number: 'S.O. 88(E)',
    publishedOn: '2024-05-06',
  }));
});

test('a notification leads to the products that the lists place under its order, by number and year', async () => {
  const page = await text('/notifications/orders/kettles-are-next');
  expect(page).toContain('Kettle');
  expect(page).not.toContain('Iron');
  await soon('/products/kettle').toContain('Kettles are next');
});

test('the link goes when a list names another order, and an editor’s choice stays', async () => {
  const [iron] = await createChoice();
  await write(async (tx, changed) => {
    const [row] = await tx
      .update(mandatoryProducts)
      .set({ orderReference: 'S.O. 99(E)' })
      .where(eq(mandatoryProducts.orderYear, '2024'))
      .returning({ id: mandatoryProducts.id });
    changed('requirement', [row?.id ?? 0]);
  });
  await soon('/products/kettle').not.toContain('Kettles are next');
  expect(iron).toBeDefined();
  await soon('/products/iron').toContain('Kettles are next');
});

function createChoice() {
  return writeContent(async (tx, changed) => {
    const rows = await tx
      .select({ productId: mandatoryProducts.productId })
      .from(mandatoryProducts)
      .where(eq(mandatoryProducts.orderYear, '2023'));
    await tx
      .insert(notificationProducts)
      .values(rows.map(({ productId }) => ({ notificationId, productId, isChosen: true })));
    changed('notification', [notificationId]);
    return rows;
  });
}

test('a notification leads to its order as soon as either gets the number', async () => {
  await soon('/orders/kettle-order').not.toContain('Kettles are next');
  await write(async (tx, changed) => {
    await tx.update(orders).set({ number: reference }).where(eq(orders.id, orderId));
    changed('order', [orderId]);
  });
  await soon('/orders/kettle-order').toContain('Kettles are next');
  await write(async (tx, changed) => {
    await tx.update(notifications).set({ referenceNumber: 'S.O. 1(E)' }).where(eq(notifications.id, notificationId));
    changed('notification', [notificationId]);
  });
  await soon('/orders/kettle-order').not.toContain('Kettles are next');
});

test('a notification leads to the products under its order, even if the lists name another one', async () => {
  const line = { list: 'bis_isi', key: '977' };
  await createProduct({ name: 'Samovar', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
  await createOrder({ slug: 'samovar-order', number: 'S.O. 66(E)', publishedOn: '2025-05-06', lines: [line] });
  await createNotification({ name: 'Samovars are next', date: '2025-05-06', referenceNumber: 'S.O. 66(E)' });
  await soon('/products/samovar').toContain('Samovars are next');
});

test('a notification that pauses one row does not lead to the others beside which the list names it', async () => {
  const amendment = { amendmentReference: 'S.O. 55(E)', amendmentDate: '2025-06-07', list: 'bis_isi' };
  await createProduct({ name: 'Teapot', requirements: [inState('listed', { ...amendment, listKey: '978' })] });
  await createProduct({ name: 'Tea strainer', requirements: [inState('listed', { ...amendment, listKey: '979' })] });
  const lines = ['978', '979'].map((key) => ({ list: 'bis_isi', key }));
  const paused = await createOrder({ title: 'Tea ware order', number: 'S.O. 44(E)', publishedOn: '2024-05-06', lines });
  await createOrder({
    title: 'Tea ware paused',
    number: 'S.O. 55(E)',
    publishedOn: '2025-06-07',
    effects: [actsOn(paused.id, 'pause', { lines: { bis_isi: ['978'] } })],
  });
  await createNotification({ name: 'Teapots have time', date: '2025-06-07', referenceNumber: 'S.O. 55(E)' });
  await soon('/products/teapot').toContain('Teapots have time');
  await soon('/products/tea-strainer').not.toContain('Teapots have time');
});

test('a write of one notification makes only its own links anew', async () => {
  const linksOf = () =>
    db()
      .select({ of: notificationProducts.notificationId, to: notificationProducts.productId })
      .from(notificationProducts)
      .where(ne(notificationProducts.notificationId, notificationId))
      .orderBy(notificationProducts.notificationId, notificationProducts.productId);
  const before = await linksOf();
  expect(before.length).toBeGreaterThan(1);
  await write(async (tx, changed) => {
    await tx.update(notifications).set({ referenceNumber: 'S.O. 2(E)' }).where(eq(notifications.id, notificationId));
    changed('notification', [notificationId]);
  });
  expect(await linksOf()).toEqual(before);
});
