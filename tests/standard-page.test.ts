import { beforeAll, expect, test } from 'vitest';
import { createProduct } from './factories/product.ts';
import { upcoming } from './factories/requirement.ts';
import { createStandard } from './factories/standard.ts';
import { withSite } from './server.ts';

const site = withSite();
const number = 'IS 98765:2024';
const htmlOf = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, html: await answer.text() };
};

beforeAll(async () => {
  const { id: successorId } = await createStandard({ number: 'IS 98765:2026', title: 'Zorbits, revised' });
  await createStandard({ number, title: 'Safety of zorbits', successorId, translations: { hi: { title: 'ज़ोर्बिट' } } });
  await createStandard({ number: 'IS 98764:2020', status: 'draft' });
  await createProduct({ name: 'Zorbit lamp', requirements: [upcoming('2999-01-01', { standards: [number] })] });
});

test('a standard is listed by its number', async () => {
  const { html } = await htmlOf('/standards?q=98765');
  expect(html).toContain('href="/standards/is-98765-2024"');
  expect(html).toContain('href="/standards/is-98765-2026"');
  expect((await htmlOf('/standards?q=98764')).html).not.toContain('is-98764-2020');
});

test('its page has its title, its successor and the products under it', async () => {
  const { status, html } = await htmlOf('/standards/is-98765-2024');
  expect(status).toBe(200);
  expect(html).toContain('Safety of zorbits');
  expect(html).toContain('href="/standards/is-98765-2026"');
  expect(html).toContain('href="/products/zorbit-lamp"');
  expect((await htmlOf('/hi/standards/is-98765-2024')).html).toContain('ज़ोर्बिट');
});

test.each(['is-98764-2020', 'is-1-1999'])('there is no page %s', async (slug) => {
  expect((await htmlOf(`/standards/${slug}`)).status).toBe(404);
});
