import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createNotification } from '#tests/factories/notification.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '920' };

beforeAll(async () => {
  await emptyContent();
  await createStandard({ number: 'IS 920:2020' });
  await createProduct({
    name: 'Zorbit kettle',
    requirements: [inState('listed', { list: kettle.list, listKey: kettle.key, standards: ['IS 920:2020'] })],
  });
  await createOrder({
    slug: 'zorbit-kettles',
    title: 'Zorbit Kettles (Quality Control) Order',
    lines: [kettle],
    effects: [commences('2024-05-01')],
  });
  await createNotification({ name: 'Zorbit kettles from May' });
});

const legend = 'href="/approval-finder#words"';
const mainOf = (page: string) => page.slice(page.indexOf('<main'), page.indexOf('</main>'));

test.each(['/orders', '/orders/zorbit-kettles', '/products', '/standards', '/notifications', '/search?q=zorbit'])(
  'the states of the list at %s are one click from what they mean',
  async (path) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(200);
    expect(mainOf(await answer.text())).toContain(legend);
  },
);

test('a list without entries explains no states', async () => {
  expect(mainOf(await (await site.get('/orders?q=nothing-has-these-words')).text())).not.toContain(legend);
});
