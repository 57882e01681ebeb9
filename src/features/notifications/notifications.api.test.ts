import { describe, expect, test } from 'vitest';
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

describe('the calls', () => {
  test('the list has the page settings as a list, every published notification and its category', async () => {
    await createNotification({ name: 'Zorbit order', category: 'Orders on zorbits', technicalName: 'null' });
    await createNotification({ name: 'Zorbit draft', status: 'draft' });
    const { page, notifications, categories } = await (await site.get('/api/notifications')).json();
    expect(page[0]).toMatchObject({ name: expect.any(String), seo_title: expect.any(String) });
    const category = categories.find(({ name }: { name: string }) => name === 'Orders on zorbits');
    expect(category).toMatchObject({ slug: 'orders-on-zorbits', seo_tags: false });
    expect(notifications.filter(({ name }: { name: string }) => name.startsWith('Zorbit'))).toEqual([
      {
        id: expect.any(Number),
        name: 'Zorbit order',
        slug: 'zorbit-order',
        date: '2020-01-01',
        notification_category_id: category.id,
        category: { slug: 'orders-on-zorbits' },
        technical_name: null,
        file_url: '/notifications/orders-on-zorbits/zorbit-order/note.pdf',
      },
    ]);
  });

  test('one notification has its text, its own file if editors stored one, and the products that it names', async () => {
    const { id, slug } = await createProduct({ name: 'Zorbit fan' });
    await createNotification({
      name: 'Fan order',
      category: 'Orders on zorbits',
      technicalName: 'S.O. 1(E)',
      content: '<p>Fans need a mark.</p>',
      filePath: 'storage/fan-order.pdf',
      seoTitle: 'Fans',
      products: [id],
    });
    const answer = await site.get('/api/notifications/orders-on-zorbits/fan-order');
    expect(await answer.json()).toMatchObject({
      technical_name: 'S.O. 1(E)',
      content: '<p>Fans need a mark.</p>',
      file_url: '/storage/fan-order.pdf',
      products: [{ id, name: 'Zorbit fan', slug }],
      seo_title: 'Fans',
      seo_tags: false,
    });
  });

  test.each(['orders/fan-order', 'orders-on-zorbits/nothing', 'orders-on-zorbits/%00', '%27/%25'])(
    'there is no notification %s',
    async (path) => {
      const answer = await site.get(`/api/notifications/${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ message: 'Not found.' });
    },
  );
});
