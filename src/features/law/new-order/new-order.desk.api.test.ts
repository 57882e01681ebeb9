import { beforeEach, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { createFamily } from '#tests/factories/family.ts';
import { createProduct } from '#tests/factories/product.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const year = today.slice(0, 4);
const begins = addDays(today, 200);
const small = addDays(today, 300);
const others = ['large', 'medium', 'import'];
let made = 0;
let product: string;
let family: string;
let standard: string;
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: typeof editor;

beforeEach(async () => {
  made += 1;
  const name = `Quibbler${'xyzvwtsr'.charAt(made)} machine`;
  ({ slug: product } = await createProduct({ name }));
  ({ slug: family } = await createFamily({ name }));
  ({ slug: standard } = await createStandard({ number: `IS 9900${made}:2025` }));
  [editor, reviewer] = [await enterDesk(site, ['editor']), await enterDesk(site, ['reviewer'])];
});

/** An order for goods that no list has yet, as the form sends it. */
const newOrder = (more: object = {}) => ({
  ...{ kind: 'order', number: `S.O. 880${made}(E)`, title: `Quibblers (Quality Control) Order ${made}` },
  ...{ subject: 'Quibblers', slug: '', authority: 'dpiit', authorityName: '', authorityShort: '' },
  ...{ signedOn: today, publishedOn: today, link: '', source: 'CG-DL-E-1', confidence: 'gazette', note: '' },
  ...{ clause: '1(2)', lines: [], checkedOn: '', checkedAgainst: '' },
  entries: [{ list: 'bis_isi', product, name: '', standards: [standard], families: [family], strength: 'covers' }],
  beginnings: [
    { on: begins, audiences: others },
    { on: small, audiences: ['small', 'micro'] },
  ],
  ...more,
});
const entry = (more: object = {}) => ({ ...newOrder().entries[0], ...more });
const propose = (order: object = newOrder(), desk = editor) => desk.send('POST', '/law/new-order', order);
const proposed = async (order?: object) => Number((await (await propose(order)).json()).id);
const publish = (id: number, desk = reviewer) => desk.send('POST', `/law/proposals/${id}/publish`);
const errorsOf = async (answer: Response) => Object.keys((await answer.json()).errors);
const page = async (path: string) => (await site.get(path)).text();
const text = async (path: string) => (await page(path)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The first answer after a write may still be the old page. */
const soon = (path: string, read = text) => {
  site.cache.invalidate();
  return expect.poll(() => read(path), { timeout: 20_000 });
};
const address = () => `/orders/so-880${made}-e-${year}`;

test('an order of its own is proposed, seen, published and then on register, sheets, calendar and feed, and struck', async () => {
  const seen = await (await editor.send('POST', '/law/new-order/preview', newOrder())).json();
  expect(seen.order).toMatchObject({
    known: { slug: address().slice('/orders/'.length), states: ['upcoming'] },
    entries: 1,
    days: [
      { on: begins, audiences: others },
      { on: small, audiences: ['small', 'micro'] },
    ],
    isTold: true,
  });
  expect(seen.differences).toMatchObject([
    { audiences: others, before: [], after: [{ state: 'upcoming' }, { state: 'in-force', from: begins }], count: 1 },
    { audiences: ['small', 'micro'], before: [], count: 1 },
  ]);
  expect(seen.sheets).toMatchObject([
    { kind: 'family', slug: family, rows: [{ before: null, after: { key: 'isi' } }, { after: { key: 'fmcs' } }] },
    { kind: 'product', slug: product },
  ]);
  const id = await proposed();
  expect(await db().$count(orders, eq(orders.number, `S.O. 880${made}(E)`))).toBe(0);
  expect((await publish(id, editor)).status).toBe(403);
  const { proposal } = await (await reviewer.get(`/law/proposals/${id}`)).json();
  expect(proposal).toMatchObject({ action: 'new-order', order: { slug: '' }, effect: null, mayPublish: true });
  expect((await (await reviewer.get(`/law/proposals/${id}/difference`)).json()).difference.order).toMatchObject({
    entries: 1,
  });
  const told = await (await reviewer.send('POST', '/alerts/preview', { proposal: id })).json();
  expect(told).toMatchObject({ nobodyBecause: null, mayChoose: false });
  expect((await publish(id)).status).toBe(200);
  expect((await publish(id)).status).toBe(409);

  await soon(address()).toContain(longDate(begins, 'en'));
  expect(await text('/orders')).toContain(`S.O. 880${made}(E)`);
  expect(await text(`/products/${product}`)).toContain(longDate(begins, 'en'));
  expect(await text(`/approval-finder/${family}`)).toContain('ISI mark');
  expect(await text(`/standards/${standard}`)).toContain('Quibbler');
  const days = readCalendar(await page(`/orders/calendar/order/${address().slice(8)}.ics`));
  expect(days).toHaveLength(2);
  const [order] = await db()
    .select()
    .from(orders)
    .where(eq(orders.number, `S.O. 880${made}(E)`));
  const events = await db()
    .select()
    .from(changeEvents)
    .where(eq(changeEvents.orderId, order?.id ?? 0));
  expect(events.map(({ kind, state }) => [kind, state])).toEqual([
    ['commence', 'held'],
    ['commence', 'held'],
  ]);
  const { rows: subjects } = await db().execute(sql`
    select distinct kind from change_event_subjects where event_id = ${events[0]?.id} order by kind`);
  expect(subjects.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order', 'product', 'family', 'standard', 'service']),
  );
  const lines = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, order?.id ?? 0));
  expect(lines).toMatchObject([{ action: 'law.published', subjectKind: 'order' }]);

  await strike(order?.slug ?? '');
  const events2 = await db()
    .select()
    .from(changeEvents)
    .where(eq(changeEvents.orderId, order?.id ?? 0));
  expect(new Set(events2.map(({ state }) => state))).toEqual(new Set(['withdrawn']));
});

async function strike(slug: string) {
  const reason = 'It was printed for another year';
  expect((await editor.send('POST', `/law/orders/${slug}/strike`, { reason: ' ' })).status).toBe(422);
  const id = (await (await editor.send('POST', `/law/orders/${slug}/strike`, { reason })).json()).id;
  const { difference } = await (await reviewer.get(`/law/proposals/${id}/difference`)).json();
  expect(difference.differences).toMatchObject([{ after: [] }, { after: [] }]);
  expect(difference.sheets).toMatchObject([
    { slug: family, rows: [{ before: { key: 'isi' }, after: null }, { after: null }] },
    { slug: product },
  ]);
  expect((await publish(id)).status).toBe(200);
  await soon(`/products/${product}`).not.toContain(longDate(begins, 'en'));
  expect(await text(`/approval-finder/${family}`)).not.toContain(longDate(begins, 'en'));
  expect(await text('/orders')).not.toContain(`S.O. 880${made}(E)`);
  expect(readCalendar(await page('/orders/calendar.ics')).filter(({ title }) => title.includes(`880${made}`))).toEqual(
    [],
  );
  const { order, effects } = await (await editor.get(`/law/orders/${slug}`)).json();
  expect(order).toMatchObject({ withdrawnOn: today, struckBecause: reason });
  expect(effects.map(({ withdrawnOn }: { withdrawnOn: string }) => withdrawnOn)).toEqual([today, today]);
  expect((await editor.send('POST', `/law/orders/${slug}/strike`, { reason })).status).toBe(409);
}

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
  const hindi = await site.get('/api/desk/law/new-order?language=hi', {
    method: 'POST',
    headers: { ...editor.headers, 'content-type': 'application/json', 'accept-language': 'hi' },
    body: JSON.stringify(newOrder({ beginnings: [] })),
  });
  expect((await hindi.json()).errors.beginnings[0]).toMatch(/\p{Script=Devanagari}/u);
});

test('an entry that a list has comes under the order, whose authority may be new', async () => {
  const [row] = await db()
    .select()
    .from(mandatoryProducts)
    .where(sql`list = 'bis_crs' and status = 'published'`)
    .limit(1);
  const line = `bis_crs ${row?.listKey}`;
  const found = await (await editor.get(`/law/entries?q=${encodeURIComponent(row?.listedAs ?? '')}`)).json();
  expect(found.rows.map((each: { line: string }) => each.line)).toContain(line);
  const authority = { authority: '', authorityName: 'Ministry of Quibbles', authorityShort: `MoQ ${made}` };
  const id = await proposed(newOrder({ ...authority, entries: [], lines: [line], slug: `quibbles-${made}` }));
  expect((await publish(id)).status).toBe(200);
  await soon(`/orders/quibbles-${made}`).toContain('Ministry of Quibbles');
  const { lines, order } = await (await editor.get(`/law/orders/quibbles-${made}`)).json();
  expect([lines.length, order.authority]).toEqual([1, 'Ministry of Quibbles']);
});

test('of two proposals of one address the first is published; at once, too', async () => {
  const twins = [
    newOrder({ slug: `twin-${made}` }),
    newOrder({ slug: `twin-${made}`, number: 'S.O. 1(E)', entries: [] }),
  ];
  const [first = 0, second = 0] = [await proposed(twins[0]), await proposed(twins[1])];
  const third = await proposed(newOrder({ slug: `other-${made}` }));
  const owner = await enterDesk(site, ['owner']);
  const answers = await Promise.all([publish(first), publish(first, owner), publish(second), publish(third, owner)]);
  expect(
    answers
      .slice(0, 2)
      .map(({ status }) => status)
      .sort(),
  ).toEqual([200, 409]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await errorsOf(await publish(second))).toEqual(['slug']);
  expect(await errorsOf(await publish(third))).toEqual(['number', 'entries.0.product']);
  expect(await errorsOf(await propose(twins[1]))).toEqual(['slug']);
  expect(await db().$count(orders, sql`slug in (${`twin-${made}`}, ${`other-${made}`})`)).toBe(1);
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
  expect(await db().$count(orders, eq(orders.number, `S.O. 880${made}(E)`))).toBe(0);
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
  for (const path of [address(), `/products/${product}`, '/orders'])
    expect((await page(path)).includes('<img src=x')).toBe(false);
  expect(await errorsOf(await propose(newOrder({ number: 'S.O. 2(E)', slug: 'formula', title: '=1+1' })))).toEqual([
    'title',
  ]);
  expect((await propose({ ...newOrder(), title: 'x'.repeat(1_000_000) })).status).toBeGreaterThanOrEqual(413);
  const sales = await enterDesk(site, ['sales']);
  expect((await propose(newOrder({ slug: 'by-sales' }), sales)).status).toBe(403);
});
