import { beforeAll, expect, test } from 'vitest';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { createPublication } from '#tests/factories/publication.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();

/** The words of the page's sheet. */
async function sheetOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  return /<article class="fine-frame.*?<\/article>/s.exec(html)?.[0].replace(/<!--.*?-->/g, '') ?? '';
}

beforeAll(emptyContent);

test('the verdict says of whom a scheme is required now, as far as fifteen words do, and the rows have the days', async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit returns', shortName: 'Zorbit EPR' });
  const row = { list: 'eee_codes', listKey: '956', serviceId };
  await createProduct({ name: 'Zorbit tub', requirements: [inState('listed', row)] });
  await createOrder({
    title: 'Zorbit Waste Rules',
    lines: [{ list: row.list, key: row.listKey }],
    effects: [
      commences('2023-04-01', ['large', 'import']),
      commences('2998-04-01', ['medium']),
      commences('2999-04-01', ['small']),
      { kind: 'exempt', audiences: ['micro'], on: '2023-04-01' },
    ],
  });
  const sheet = await sheetOf('/products/zorbit-tub');
  expect(sheet).toContain('>Zorbit EPR required of large enterprises; of others later.<');
  expect(sheet).toContain('>Zorbit EPR required.<');
  expect(sheet).toMatch(
    /for large enterprises and importers, since 1 April 2023.*for medium enterprises, from 1 April 2998/,
  );
});

test('an approval for radios is required only of models that have one', async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit radio', shortName: 'Zorbit ETA' });
  const row = { list: 'wpc_eta', listKey: '957', serviceId };
  await createPublication({ list: row.list, subject: 'radio' });
  const { id: otherId } = await createService({ name: 'Zorbit safety', shortName: 'Zorbit mark' });
  const mark = inState('listed', { list: 'zorbit_marks', listKey: '957', serviceId: otherId });
  await createProduct({ name: 'Zorbit bulb', requirements: [inState('listed', row), mark] });
  expect(await sheetOf('/products/zorbit-bulb')).toContain('(if it has a radio)');
  await createProduct({ name: 'Zorbit radio', requirements: [inState('listed', { ...row, listKey: '958' })] });
  expect(await sheetOf('/products/zorbit-radio')).toContain('Zorbit ETA required');
});

test('beside the order of today, the order that the list prints is named only by its number', async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit list', shortName: 'Zorbit L' });
  const row = (listKey: string) => ({ list: 'bis_crs', listKey, serviceId, orderName: 'Zorbit Goods Order, 2012' });
  await createProduct({ name: 'Zorbit plug', requirements: [inState('listed', row('962'))] });
  const numbered = { ...row('963'), orderReference: 'S.O. 12(E)' };
  await createProduct({ name: 'Zorbit fuse', requirements: [inState('listed', numbered)] });
  await createOrder({
    title: 'Zorbit Goods Order, 2021',
    lines: ['962', '963'].map((key) => ({ list: 'bis_crs', key })),
    effects: [commences('2021-04-01')],
  });
  const pageOf = async (slug: string) => (await site.get(`/products/${slug}`)).text();
  expect(await pageOf('zorbit-plug')).not.toMatch(/Order in the list|Zorbit Goods Order, 2012/);
  expect(await pageOf('zorbit-fuse')).toMatch(/Order in the list.*S\.O\. 12\(E\)/s);
});
