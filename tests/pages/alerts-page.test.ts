import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { orders } from '#db/schema/orders.ts';
import { withFollowedOrder } from '#tests/alert-steps.ts';
import { changeRows } from '#tests/change-rows.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const followed = withFollowedOrder();
const read = async (path: string) => {
  site.cache.invalidate();
  const answer = await site.get(path);
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.text();
};

test('the page leads to what can be followed and tells the last changes as text', async () => {
  const title = 'Kettles <img src=x onerror=alert(1)> & "irons"';
  await changeRows('order', (tx) => tx.update(orders).set({ title }).where(eq(orders.id, followed.orderId)));
  await expect.poll(async () => (await read('/alerts')).includes('S.O. 1(E): Kettles')).toBe(true);
  const html = await read('/alerts');
  for (const to of ['/products', '/approval-finder', '/orders', '/standards', '/services', '/orders/so-1-e-2026'])
    expect(html).toContain(`href="${to}"`);
  expect(html).toContain('S.O. 1(E): Kettles &lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img src=x');
  expect(html).toContain('It takes effect on');
  // What the button of the form agrees to.
  expect(html).toContain('Every mail has a link that ends them and deletes your address.');
});

test('it has no specimen where nothing has changed, and is read in other languages', async () => {
  await db().update(changeEvents).set({ state: 'withdrawn' });
  // The first answer after a change may still be the one from before.
  await expect.poll(async () => (await read('/alerts')).includes('id="specimen"')).toBe(false);
  expect(await read('/ar/alerts')).toMatch(/dir="rtl"[\s\S]*متابعة التغييرات/);
});

test('people and search engines find it', async () => {
  expect(await read('/sitemaps/en/pages-1.xml')).toContain('/alerts</loc>');
  expect(await read('/sitemap')).toContain('href="/alerts"');
  expect(await read('/robots.txt')).not.toMatch(/^Disallow: \/alerts$/m);
});
