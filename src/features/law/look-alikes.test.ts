import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { orders } from '#db/schema/orders.ts';
import { enterDesk } from '#tests/desk-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const [began, lately, later] = [addDays(today, -100), addDays(today, -9), addDays(today, 300)];
const title = 'Zorbits (Quality Control) Order';
const lines = [{ list: 'bis_isi', key: '9001' }];
let older: { id: number; slug: string };
let newer: typeof older;
let editor: Awaited<ReturnType<typeof enterDesk>>;
let reviewer: typeof editor;

beforeAll(async () => {
  await emptyContent();
  await createProduct({ name: 'Zorbit', requirements: [inState('listed', { list: 'bis_isi', listKey: '9001' })] });
  older = await createOrder({
    slug: 'so-77-e',
    number: 'S.O. 77(E)',
    title,
    publishedOn: began,
    lines,
    effects: [commences(began)],
  });
  const effects = [commences(later), actsOn(older.id, 'supersede', { on: lately })];
  newer = await createOrder({ slug: 'so-1988-e', number: 'S.O. 1988(E)', title, publishedOn: lately, lines, effects });
  editor = await enterDesk(site, ['editor']);
  reviewer = await enterDesk(site, ['reviewer']);
});

const find = async (q: string) => (await (await editor.get(`/law/orders?q=${encodeURIComponent(q)}`)).json()).rows;

test('orders that are called alike differ by their day and by what has become of them', async () => {
  expect(await find('zorbits')).toMatchObject([
    { slug: newer.slug, title, kind: 'order', day: lately, states: ['upcoming'] },
    { slug: older.slug, title, kind: 'order', day: began, states: ['replaced'] },
  ]);
  const { known, instruments } = await (await editor.get(`/law/orders/${older.slug}`)).json();
  expect([known, instruments]).toMatchObject([
    { slug: older.slug, states: ['replaced'] },
    [{ slug: newer.slug, day: lately, states: ['upcoming'] }],
  ]);
});

test.each(['SO 1988', 's.o. 1988(e)', 'zorbits 1988', 'control order S.O. 1988'])(
  'an order is found by its words in any order: %s',
  async (words) => {
    expect((await find(words)).map(({ slug }: { slug: string }) => slug)).toEqual([newer.slug]);
  },
);

test('the paper of a new instrument is linked if its address is the source', async () => {
  const deferral = {
    ...{ kind: 'defer', instrument: 'new', newKind: 'extension', newTitle: 'An extension', newPublishedOn: today },
    ...{ lines: [], on: addDays(later, 9), until: '', standard: '', beside: '', clause: '', text: '' },
    ...{ note: '', countsFrom: '', confidence: 'gazette' },
  };
  const linkOf = async (source: string, audience: string) => {
    const effect = { ...deferral, source, newNumber: `G ${audience}`, audiences: [audience] };
    const { id } = await (await editor.send('POST', `/law/orders/${newer.slug}/effects`, effect)).json();
    expect((await reviewer.send('POST', `/law/proposals/${id}/publish`)).status).toBe(200);
    return (await db().select().from(orders).where(eq(orders.number, effect.newNumber)))[0]?.url;
  };
  const link = 'https://egazette.gov.in/WriteReadData/2026/270117.pdf';
  expect([await linkOf(link, 'import'), await linkOf('javascript:alert(1)', 'large')]).toEqual([link, null]);
});

test('a search for a number has the order with that number first, before newer ones that end alike', async () => {
  const { slug } = await createOrder({ title: 'Widgets', number: 'S.O. 1977(E)', publishedOn: lately });
  for (const words of ['S.O. 77(E)', 'so 77 e'])
    expect((await find(words)).map((found: { slug: string }) => found.slug)).toEqual([older.slug, slug]);
});
