import { expect, test } from 'vitest';
import { createNotification } from '#tests/factories/notification.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

async function notificationsOf(slug: string, language = 'en'): Promise<{ notification: { name: string } }[]> {
  const answer = await site.get(`/api/products/${slug}`, { headers: { 'current-locale': language } });
  return (await answer.json()).notification;
}

test('a product comes with the published notifications that name it, newest first', async () => {
  const { id, slug } = await createProduct({ name: 'Zorbit lamp' });
  await createNotification({ name: 'First order', date: '2024-01-01', products: [id] });
  await createNotification({
    name: 'Second order',
    category: 'Orders on lamps',
    date: '2025-01-01',
    products: [id],
    translations: { hi: { name: 'दूसरा आदेश' } },
  });
  await createNotification({ name: 'Draft order', status: 'draft', products: [id] });
  await createNotification({ name: 'Order on kettles' });
  const listed = await notificationsOf(slug);
  expect(listed.map(({ notification }) => notification.name)).toEqual(['Second order', 'First order']);
  expect(listed[0]).toMatchObject({ notification: { slug: 'second-order', category: { slug: 'orders-on-lamps' } } });
  expect((await notificationsOf(slug, 'hi'))[0]?.notification.name).toBe('दूसरा आदेश');
});
