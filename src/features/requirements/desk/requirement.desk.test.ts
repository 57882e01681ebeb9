import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inForce } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const list = 'bis_scheme_x';
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: Awaited<ReturnType<typeof enterDesk>>;
beforeAll(async () => {
  await emptyContent();
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
  const row = (key: string, product: string) =>
    inForce({
      key: `${list} ${key} ${product}`,
      list,
      listKey: key,
      listedState: 'in-force',
      listedAs: `Zorbs (${product})`,
      standards: ['IS 98111:2020'],
    });
  // One row of the list names two products.
  await createProduct({ name: 'Zorbit drill', requirements: [row('900', 'zorbit-drill')] });
  await createProduct({ name: 'Zorbit saw', requirements: [row('900', 'zorbit-saw')] });
  await createProduct({ name: 'Zorbit lathe', requirements: [row('901', 'zorbit-lathe')] });
  await createProduct({ name: 'Zorbit plane' });
  await createStandard({ number: 'IS 98112:2026' });
});

async function rowOf(product: string) {
  const [row] = await db()
    .select()
    .from(mandatoryProducts)
    .where(eq(mandatoryProducts.listedAs, `Zorbs (${product})`));
  return row ?? expect.fail();
}
const addressOf = async (product: string) => `/records/requirements/${(await rowOf(product)).id}`;

/** Saves a change of a row, and says what is wrong with it. */
async function save(address: string, change: object) {
  const { live, open } = await (await editor.get(address)).json();
  const document = { ...live.document, ...change };
  const saved = await (await editor.send('PUT', `${address}/draft`, { document, edit: open?.edit ?? 0 })).json();
  const problems: { path: string; message: string }[] = saved.problems;
  return { edit: saved.edit, problems: Object.fromEntries(problems.map(({ path, message }) => [path, message])) };
}
const publish = async (address: string, edit: number, desk = reviewer) =>
  (await desk.send('POST', `${address}/publish`, { edit })).status;
const pageOf = async (path: string) => (await site.get(path)).text();
/** The first answer after a write may still be the old page. */
const soon = (path: string) => {
  site.cache.invalidate();
  return expect.poll(() => pageOf(path), { timeout: 10_000 });
};

test('what cannot be right is said at its field', async () => {
  const address = await addressOf('zorbit-lathe');
  const odd = {
    standards: ['is-98111-2020', 'is-98111-2020'],
    listedState: 'maybe',
    orderDate: 'in May',
    listedAs: '',
  };
  const { problems } = await save(address, odd);
  expect(Object.keys(problems).sort()).toEqual(['listedAs', 'listedState', 'orderDate', 'standards.1']);
  const moved = await save(address, { key: 'x', list: 'bis_isi', listKey: '12', product: 'zorbit-plane' });
  expect(Object.keys(moved.problems).sort()).toEqual(['key', 'list', 'listKey', 'product']);
  expect(moved.problems.listKey).toContain('so it stays');
  const { edit } = await save(address, { standards: ['is-1-1900'] });
  const answer = await reviewer.send('POST', `${address}/publish`, { edit });
  expect([answer.status, (await answer.json()).errors]).toEqual([
    422,
    { 'standards.0': ['There is no record of this name.'] },
  ]);
});

test('standards and words of a row are public once somebody else has published them', async () => {
  const address = await addressOf('zorbit-lathe');
  const change = { standards: ['is-98112-2026'], note: 'Only with zorbs', group: 'Group 7' };
  const { edit, problems } = await save(address, change);
  expect(problems).toEqual({});
  expect(await publish(address, edit, editor)).toBe(403);
  expect(await pageOf('/products/zorbit-lathe')).not.toContain('/standards/is-98112-2026');
  expect(await publish(address, edit)).toBe(200);
  await soon('/products/zorbit-lathe').toContain('/standards/is-98112-2026');
  await soon('/standards/is-98112-2026').toContain('Zorbit lathe');
  expect(await pageOf('/standards/is-98112-2026')).toContain('Only with zorbs');
  await soon('/standards/is-98111-2020').not.toContain('Zorbit lathe');
  expect(await pageOf('/search?q=IS+98112')).toContain('/products/zorbit-lathe');
});

test('what the list says of a row counts for all products that it names', async () => {
  const address = await addressOf('zorbit-drill');
  const { edit } = await save(address, { listedState: 'voluntary' });
  expect(await publish(address, edit)).toBe(200);
  expect(await rowOf('zorbit-saw')).toMatchObject({ listedState: 'voluntary' });
  expect(await rowOf('zorbit-lathe')).toMatchObject({ listedState: 'in-force' });
});

test('a new row puts its product on the list, and what the orders say of it holds at once', async () => {
  const order = await createOrder({ lines: [{ list, key: '902' }], effects: [commences('2020-01-01')] });
  const { service } = (await (await editor.get(await addressOf('zorbit-lathe'))).json()).live.document;
  const document = {
    ...{ key: `${list} 902 zorbit-plane`, list, listKey: '902', product: 'zorbit-plane', service },
    ...{ listedAs: 'Zorbs (zorbit-plane)', standards: ['is-98111-2020'], translations: {} },
  };
  const made = await (await editor.send('POST', '/records/requirements', { document })).json();
  const address = `/records/requirements/${made.id}`;
  expect(made.problems).toEqual([]);
  expect(await publish(address, made.edit)).toBe(200);
  expect(await rowOf('zorbit-plane')).toMatchObject({ state: 'in-force', implementationDate: '2020-01-01' });
  await soon('/products/zorbit-plane').toContain('/standards/is-98111-2020');
  const periods = await db().select().from(requirementPeriods).where(eq(requirementPeriods.orderId, order.id));
  expect(periods.map(({ listKey }) => listKey)).toContain('902');

  // The same row a second time, and one for a product that there is not.
  const again = await (
    await editor.send('POST', '/records/requirements', { document: { ...document, key: 'another key' } })
  ).json();
  expect(await publish(`/records/requirements/${again.id}`, again.edit)).toBe(422);

  const archived = await reviewer.send('POST', await addressOf('zorbit-plane').then((own) => `${own}/archive`), {});
  expect([archived.status, (await archived.json()).message]).toEqual([
    409,
    `${list} 902 stays as long as others name it: ${order.slug}. Change these first.`,
  ]);
});

test('a row that another product shares can be taken from the site for one of them', async () => {
  await createOrder({ title: 'Drills Order', lines: [{ list, key: '900' }], effects: [] });
  const archive = async (product: string) =>
    (await reviewer.send('POST', `${await addressOf(product)}/archive`, {})).status;
  expect(await archive('zorbit-saw')).toBe(200);
  await soon('/products/zorbit-saw').not.toContain('/standards/is-98111-2020');
  expect(await archive('zorbit-drill')).toBe(409);
});

test('the list of rows finds them by their words, their product and their number', async () => {
  for (const q of ['Zorbs (zorbit-lathe)', `${list} 901`, 'zorbit-lathe']) {
    const { rows } = await (await editor.get(`/records/requirements?q=${encodeURIComponent(q)}`)).json();
    expect(rows.map(({ slug }: { slug: string }) => slug)).toEqual([`${list} 901 zorbit-lathe`]);
  }
});
