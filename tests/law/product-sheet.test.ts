import { beforeAll, expect, test } from 'vitest';
import { createDuties } from '#tests/factories/duties.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce, inState } from '#tests/factories/requirement.ts';
import { createService } from '#tests/factories/service.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { readWords } from '#tests/read-words.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '900' };
const pan = { list: 'bis_isi', key: '902' };
const pot = { list: 'bis_isi', key: '903' };
const cup = { list: 'bis_isi', key: '904' };
const lamp = { list: 'bis_crs', key: '901' };

/** The words of the sheet at the head of a product's page. */
async function sheetOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  const sheet = /<article class="fine-frame.*?<\/article>/s.exec(html)?.[0] ?? '';
  return readWords(sheet);
}

beforeAll(async () => {
  await emptyContent();
  await createDuties();
  const { id: serviceId } = await createService({ name: 'Zorbit mark', shortName: 'Zorbit' });
  const row = ({ list, key }: typeof kettle) => ({ list, listKey: key, serviceId });
  await createProduct({ name: 'Zorbit kettle', requirements: [inState('listed', row(kettle))] });
  await createProduct({ name: 'Zorbit lamp', requirements: [inState('listed', row(lamp))] });
  await createProduct({ name: 'Zorbit pan', requirements: [inState('listed', row(pan))] });
  await createProduct({ name: 'Zorbit spoon', requirements: [inForce({ serviceId })] });
  await createProduct({ name: 'Zorbit fork' });
  await createOrder({
    number: 'S.O. 77(E)',
    title: 'Zorbit Kettles (Quality Control) Order',
    lines: [kettle],
    effects: [commences('2025-02-01', ['large', 'medium', 'import']), commences('2999-01-01', ['small', 'micro'])],
  });
  const first = await createOrder({
    title: 'Zorbit Pans Order, 2019',
    publishedOn: '2019-01-05',
    lines: [pan],
    effects: [commences('2019-04-01')],
  });
  await createOrder({
    title: 'Zorbit Pans Order, 2024',
    publishedOn: '2024-01-05',
    lines: [pan],
    effects: [commences('2024-05-01'), actsOn(first.id, 'supersede', { on: '2024-05-01' })],
  });
  const { id } = await createOrder({
    title: 'Zorbit Lamps (Quality Control) Order',
    publishedOn: '2020-01-05',
    lines: [lamp],
    effects: [commences('2020-03-01')],
  });
  await createProduct({ name: 'Zorbit pot', requirements: [inState('listed', row(pot))] });
  await createProduct({ name: 'Zorbit cup', requirements: [inState('listed', row(cup))] });
  for (const [line, until] of [
    [pot, '2999-03-31'],
    [cup, '2026-03-31'],
  ] as const) {
    const order = await createOrder({
      title: `Zorbit Vessels Order ${line.key}`,
      publishedOn: '2020-02-05',
      lines: [line],
      effects: [commences('2020-04-01')],
    });
    await createOrder({
      title: `Suspension of the Zorbit Vessels Order ${line.key}`,
      kind: 'suspension',
      effects: [actsOn(order.id, 'pause', { on: '2026-01-05', until })],
    });
  }
  await createOrder({
    title: 'Rescission of the Zorbit Lamps Order',
    kind: 'rescission',
    effects: [actsOn(id, 'rescind', { on: '2026-02-01' })],
  });
});

test('a sheet says of whom a scheme is required, since or from when, and under which order', async () => {
  const sheet = await sheetOf('/products/zorbit-kettle');
  expect(sheet).toContain('Made in India: Zorbit required of large and medium enterprises; of others later.');
  expect(sheet).toContain('Made abroad: Zorbit required.');
  expect(sheet).toContain('In force for large and medium enterprises and importers, since 1 February 2025');
  expect(sheet).toContain('S.O. 77(E)');
  expect(sheet).toContain('not an official document');
});

test('a sheet for importers leaves out the relief for small enterprises', async () => {
  const sheet = await sheetOf('/products/zorbit-kettle?audience=import');
  expect(sheet).toContain('Zorbit required.');
  expect(sheet).not.toContain('2999');
  expect(await sheetOf('/products/zorbit-kettle?audience=india')).not.toContain('importers');
});

test('an audience that does not exist shows the sheet for everyone', async () => {
  expect(await sheetOf('/products/zorbit-kettle?audience=martians')).toBe(await sheetOf('/products/zorbit-kettle'));
});

test('what an order has ended is no longer required', async () => {
  const sheet = await sheetOf('/products/zorbit-lamp');
  expect(sheet).toContain('Zorbit no longer required.');
  expect(sheet).toContain('Rescinded');
});

test('without an order nothing is called in force', async () => {
  const sheet = await sheetOf('/products/zorbit-spoon');
  expect(sheet).toContain('Zorbit required.');
  expect(sheet).toContain('Compulsory start date not published');
  expect(sheet).not.toContain('In force');
});

test('a product that is on no list has a sheet that says so', async () => {
  expect(await sheetOf('/products/zorbit-fork')).toContain('This product is not on any list we hold.');
});

test('the same sheet is a PDF of one page, at an address that names its reader', async () => {
  const answer = await site.get('/products/zorbit-kettle/summary.pdf?audience=import');
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const { text, title } = await readPdf(await answer.arrayBuffer());
  expect(title).toContain('Zorbit kettle');
  expect(text).toContain('Zorbit required.');
  expect(text).toContain('In force for importers, since 1 February 2025.');
  expect(text).toContain('not an official document');
  expect(text.match(/As of|Computed for/g)).toHaveLength(1);
  expect(text).toContain('https://kasauti.example/products/zorbit-kettle?audience=import');
  expect(text).toContain('01-02-2025');
  expect((await site.get('/products/nothing-of-that-name/summary.pdf')).status).toBe(404);
});

test('an order that continues an earlier one does not hide since when a scheme is required', async () => {
  const sheet = await sheetOf('/products/zorbit-pan');
  expect(sheet).toContain('Zorbit required.');
  expect(sheet).toContain('since 1 April 2019; under this order since 1 May 2024');
});

test('a sheet says who must act, and for importers names the scheme for factories abroad', async () => {
  const { id: serviceId } = await createService({ name: 'Home mark', shortName: 'Home', slug: 'home-mark' });
  await createService({ name: 'Mark abroad', shortName: 'FMCS', slug: 'bis-fmcs', listServiceId: serviceId });
  const row = { list: 'bis_isi', listKey: '955', serviceId };
  await createProduct({ name: 'Zorbit bowl', requirements: [inState('listed', row)] });
  await createOrder({
    title: 'Zorbit Bowls Order',
    lines: [{ list: row.list, key: row.listKey }],
    effects: [commences('2026-02-01')],
  });
  const abroad = await sheetOf('/products/zorbit-bowl?audience=import');
  expect(abroad).toContain('FMCS required.');
  expect(abroad).toContain('Authorised Indian Representative');
  const page = await (await site.get('/products/zorbit-bowl?audience=import')).text();
  expect(page).toMatch(/<h3[^>]*><a[^>]*>Mark abroad<.*The same list applies to.*Home mark/s);
  const both = await sheetOf('/products/zorbit-bowl');
  expect(both).toMatch(/Made in India: Home required\. Made abroad: FMCS required\./);
  const home = await sheetOf('/products/zorbit-bowl?audience=india');
  expect(home).toContain('Home required.');
  expect(home).not.toContain('FMCS');
});

test('the table of a list gives each entry its state today and the order behind it', async () => {
  const html = await (await site.get('/mandatory-products/test-schemes/zorbit-mark')).text();
  const row = /<tr[^>]*>(?:(?!<\/tr>).)*zorbit-kettle.*?<\/tr>/s.exec(html)?.[0] ?? '';
  expect(row).toContain('In force');
  expect(row).toContain('for large and medium enterprises and importers, since 1 February 2025');
  expect(row).toMatch(/href="\/orders\/[^"]*"[^>]*>S\.O\.\s77\(E\)/);
});

test('in Hindi and Arabic the sentence is in that language', async () => {
  expect(await sheetOf('/hi/products/zorbit-kettle')).toContain('अनिवार्य');
  expect(await sheetOf('/ar/products/zorbit-kettle')).toContain('المطلوب');
});

test('a sheet for importers says who holds the licence and what to look up before the goods are shipped', async () => {
  const sheet = await sheetOf('/products/zorbit-kettle?audience=import');
  expect(sheet).toContain('an importer cannot hold it');
  expect(sheet).toContain('Check the factory’s CM/L number in BIS Care before you ship');
  expect(await sheetOf('/products/zorbit-kettle?audience=india')).toContain('then apply on Manak Online');
});

test('the next step of a paused or unknown duty is not an application', async () => {
  expect(await sheetOf('/products/zorbit-pot?audience=india')).toContain('be ready for the day after it');
  const unknown = await sheetOf('/products/zorbit-cup?audience=import');
  expect(unknown).toContain('Before you make or ship it, ask the authority what applies today.');
  expect(unknown).not.toContain('CM/L');
});

test('a sheet for a reader that there is not leads to the one for everybody, and is not drawn again', async () => {
  const answer = await site.get('/products/zorbit-kettle/summary.pdf?audience=zz1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/products/zorbit-kettle/summary.pdf']);
});
