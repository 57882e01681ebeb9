import { beforeAll, expect, test } from 'vitest';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState, upcoming } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

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
  const { id: serviceId } = await createService({ name: 'Zorbit registration' });
  const row = (key: string) => inState('listed', { list: 'bis_crs', listKey: key, serviceId, standards: [number] });
  await createProduct({ name: 'Zorbit radio', requirements: [row('910')] });
  await createProduct({ name: 'Zorbit clock', requirements: [row('911')] });
  const lines = ['910', '911'].map((key) => ({ list: 'bis_crs', key }));
  const { id } = await createOrder({ title: 'Zorbit Radios Order', lines, effects: [commences('2026-01-05')] });
  const both = (key: string, until: string) =>
    actsOn(id, 'concurrent', { lines: { bis_crs: [key] }, until, standard: number, beside: 'IS 98765:2026' });
  await createOrder({
    title: 'Zorbit Radios (Amendment) Order',
    number: 'S.O. 78(E)',
    effects: [both('910', '2999-11-01'), both('911', '2026-02-01')],
  });
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

test('the page of its successor says for which products, until when and by which order the older one counts', async () => {
  const { html } = await htmlOf('/standards/is-98765-2026');
  const text = readWords(html);
  expect(text).toContain('is still accepted alongside this standard until 1 November 2999.');
  expect(text).toContain(
    'was accepted alongside this standard until 1 February 2026; since then, only this standard counts.',
  );
  expect(text).toContain('S.O. 78(E)');
  expect(html).toContain('href="/products/zorbit-radio"');
  expect((await htmlOf('/standards/is-98765-2024')).html).not.toContain('alongside this standard');
});

test('two products that one row of a list names have the state of that row once', async () => {
  const standards = ['IS 98766:2024'];
  const { id: serviceId } = await createService({ name: 'Zorbit licence' });
  for (const name of ['Zorbit server', 'Zorbit desktop'])
    await createProduct({
      name,
      requirements: [inState('listed', { list: 'bis_crs', listKey: '913', serviceId, standards })],
    });
  await createOrder({
    title: 'Zorbit Servers Order',
    lines: [{ list: 'bis_crs', key: '913' }],
    effects: [commences('2026-01-05')],
  });
  const { html } = await htmlOf('/standards/is-98766-2024');
  expect(readWords(html)).toContain('Zorbit desktop');
  expect(readWords(html)).not.toContain('By size of enterprise');
  const { services } = await (await site.get('/api/products/zorbit-server')).json();
  expect(services[0].requirements[0].states).toHaveLength(1);
});
