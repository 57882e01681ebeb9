import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { begins, small, withNewOrders } from '#tests/new-order-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const { at, entry, newOrder, propose, proposed, publish, errorsOf, address, page, soon } = withNewOrders(site);

test('what is missing, unknown, twice or in the wrong order is refused at its field', async () => {
  const wrong = newOrder({
    ...{ title: ' ', source: '', slug: 'No Slug', signedOn: '', publishedOn: '', checkedOn: today },
    entries: [entry({ list: 'bis_none', product: '' }), entry(), entry()],
    beginnings: [
      { on: '31.1.2027', audiences: [] },
      { on: begins, audiences: ['small'] },
      { on: small, audiences: ['small'] },
    ],
  });
  expect((await errorsOf(await propose(wrong))).sort()).toEqual(
    [
      'title',
      'source',
      'slug',
      'entries.0.list',
      'entries.0.product',
      'beginnings.0.on',
      'beginnings.0.audiences',
    ].sort(),
  );
  const twice = newOrder({
    ...{ signedOn: '', publishedOn: '', checkedOn: today, entries: [entry(), entry()] },
    beginnings: [
      { on: begins, audiences: ['small'] },
      { on: small, audiences: ['small'] },
    ],
  });
  expect((await errorsOf(await propose(twice))).sort()).toEqual(
    ['publishedOn', 'checkedAgainst', 'entries.1.product', 'beginnings.1.audiences'].sort(),
  );
  const unknown = newOrder({
    ...{ authority: 'nobody', lines: ['bis_isi 99999'], publishedOn: addDays(today, 1) },
    entries: [entry({ product: 'no-product', standards: ['is-0'], families: ['no-family'] })],
  });
  expect((await errorsOf(await propose(unknown))).sort()).toEqual(
    ['authority', 'lines', 'publishedOn', 'entries.0.product', 'entries.0.standards', 'entries.0.families'].sort(),
  );
  expect(await errorsOf(await propose(newOrder({ beginnings: [] })))).toEqual(['beginnings']);
  const [known] = await db().select().from(mandatoryProducts).where(eq(mandatoryProducts.list, 'bis_isi')).limit(1);
  const { rows } = await db().execute<{ slug: string }>(sql`select slug from products where id = ${known?.productId}`);
  expect(await errorsOf(await propose(newOrder({ entries: [entry({ product: rows[0]?.slug })] })))).toEqual([
    'entries.0.product',
  ]);
  const hindi = await site.get('/api/desk/law/new-order', {
    method: 'POST',
    headers: { ...at.editor.headers, 'content-type': 'application/json', 'accept-language': 'hi' },
    body: JSON.stringify(newOrder({ beginnings: [] })),
  });
  expect((await hindi.json()).errors.beginnings[0]).toMatch(/\p{Script=Devanagari}/u);
});

test('of two who publish one proposal, and of two proposals of one address, the first succeeds', async () => {
  const owner = await enterDesk(site, ['owner']);
  const statuses = async (answers: Promise<Response>[]) =>
    (await Promise.all(answers)).map(({ status }) => status).sort();
  const first = await proposed(newOrder({ slug: `first-${at.made}`, number: 'S.O. 3(E)' }));
  expect(await statuses([publish(first), publish(first, owner)])).toEqual([200, 409]);
  const twin = newOrder({ slug: `twin-${at.made}`, number: 'S.O. 4(E)', entries: [] });
  const twins = [await proposed(twin), await proposed({ ...twin, number: 'S.O. 5(E)' })];
  expect(await statuses(twins.map((id) => publish(id)))).toEqual([200, 422]);
  expect(await db().$count(orders, eq(orders.slug, `twin-${at.made}`))).toBe(1);
  expect(await errorsOf(await propose({ ...twin, number: 'S.O. 6(E)' }))).toEqual(['slug']);
  expect(await errorsOf(await propose(newOrder({ slug: `other-${at.made}`, number: 'S.O. 3(E)' })))).toEqual([
    'number',
    'entries.0.product',
  ]);
});

test('of a publication that fails in the middle nothing is left', async () => {
  const id = await proposed();
  // The event of the last effect is refused, after order, entry, lines and effects were written.
  await db().execute(sql`create or replace function refuse_quibbles() returns trigger language plpgsql as
    $$ begin raise exception 'cut'; end $$`);
  await db().execute(
    sql`create trigger cut before insert on change_events for each row execute function refuse_quibbles()`,
  );
  expect((await publish(id)).status).toBe(500);
  await db().execute(sql`drop trigger cut on change_events`);
  expect(await db().$count(orders, eq(orders.number, `S.O. 880${at.made}(E)`))).toBe(0);
  expect(await db().$count(mandatoryProducts, sql`list_key like ${`desk-${id}-%`}`)).toBe(0);
  expect(await db().$count(orderEffects, sql`key like ${`desk-${id}-%`}`)).toBe(0);
  expect((await publish(id)).status).toBe(200);
});

test('hostile words stay words', async () => {
  const hostile = '</script><img src=x onerror=alert(1)>\u202e\u0000 {{7*7}}';
  const id = await proposed(
    newOrder({ title: hostile, subject: hostile, source: hostile, entries: [entry({ name: hostile })] }),
  );
  expect((await publish(id)).status).toBe(200);
  await soon(address(), page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  for (const path of [address(), `/products/${at.product}`, '/orders'])
    expect((await page(path)).includes('</script><img')).toBe(false);
  expect(await errorsOf(await propose(newOrder({ number: 'S.O. 2(E)', slug: 'formula', title: '=1+1' })))).toEqual([
    'title',
  ]);
  expect((await propose({ ...newOrder(), title: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(413);
  const sales = await enterDesk(site, ['sales']);
  expect((await propose(newOrder({ slug: 'by-sales' }), sales)).status).toBe(403);
});
