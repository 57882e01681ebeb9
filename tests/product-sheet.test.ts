import { beforeAll, expect, test } from 'vitest';
import { actsOn, commences, createOrder } from './factories/order.ts';
import { createProduct } from './factories/product.ts';
import { inForce, inState } from './factories/requirement.ts';
import { createService } from './factories/service.ts';
import { withSite } from './server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '900' };
const lamp = { list: 'bis_crs', key: '901' };

/** The words of the sheet at the head of a product's page. */
async function sheetOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  const sheet = /<article class="fine-frame.*?<\/article>/s.exec(html)?.[0] ?? '';
  return sheet
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

beforeAll(async () => {
  const { id: serviceId } = await createService({ name: 'Zorbit mark', shortName: 'Zorbit' });
  const row = ({ list, key }: typeof kettle) => ({ list, listKey: key, serviceId });
  await createProduct({ name: 'Zorbit kettle', requirements: [inState('listed', row(kettle))] });
  await createProduct({ name: 'Zorbit lamp', requirements: [inState('listed', row(lamp))] });
  await createProduct({ name: 'Zorbit spoon', requirements: [inForce({ serviceId })] });
  await createProduct({ name: 'Zorbit fork' });
  await createOrder({
    number: 'S.O. 77(E)',
    title: 'Zorbit Kettles (Quality Control) Order',
    lines: [kettle],
    effects: [commences('2025-02-01', ['large', 'medium', 'import']), commences('2999-01-01', ['small', 'micro'])],
  });
  const { id } = await createOrder({
    title: 'Zorbit Lamps (Quality Control) Order',
    publishedOn: '2020-01-05',
    lines: [lamp],
    effects: [commences('2020-03-01')],
  });
  await createOrder({
    title: 'Rescission of the Zorbit Lamps Order',
    kind: 'rescission',
    effects: [actsOn(id, 'rescind', { on: '2026-02-01' })],
  });
});

test('a sheet says for whom and since or from when a scheme is required, and by which order', async () => {
  const sheet = await sheetOf('/products/zorbit-kettle');
  expect(sheet).toContain(
    'Zorbit has been required of large and medium enterprises and importers since 1 February 2025',
  );
  expect(sheet).toContain('; Zorbit will be required of small and micro enterprises from 1 January 2999.');
  expect(sheet).toContain('In force for large and medium enterprises and importers, since 1 February 2025');
  expect(sheet).toContain('S.O. 77(E)');
  expect(sheet).toContain('not an official document');
});

test('a sheet for importers leaves out the relief for small enterprises', async () => {
  const sheet = await sheetOf('/products/zorbit-kettle?audience=import');
  expect(sheet).toContain('Zorbit has been required of every importer since 1 February 2025.');
  expect(sheet).not.toContain('2999');
  expect(await sheetOf('/products/zorbit-kettle?audience=india')).not.toContain('importers');
});

test('an audience that does not exist shows the sheet for everyone', async () => {
  expect(await sheetOf('/products/zorbit-kettle?audience=martians')).toBe(await sheetOf('/products/zorbit-kettle'));
});

test('what an order ended is no longer required', async () => {
  const sheet = await sheetOf('/products/zorbit-lamp');
  expect(sheet).toContain('Zorbit has not been required of everyone since 1 February 2026.');
  expect(sheet).toContain('Rescinded');
});

test('without an order nothing is called in force', async () => {
  const sheet = await sheetOf('/products/zorbit-spoon');
  expect(sheet).toContain('Zorbit is required as an official list names it.');
  expect(sheet).not.toContain('In force');
});

test('a product that is on no list has a sheet that says so', async () => {
  expect(await sheetOf('/products/zorbit-fork')).toContain('This product is not on any list we hold.');
});

test('in Hindi and Arabic the sentence is in that language', async () => {
  expect(await sheetOf('/hi/products/zorbit-kettle')).toContain('अनिवार्य');
  expect(await sheetOf('/ar/products/zorbit-kettle')).toContain('إلزامي');
});
