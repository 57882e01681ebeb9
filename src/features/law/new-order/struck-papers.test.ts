import { expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderExemptions, orders } from '#db/schema/orders.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { withNewOrders } from '#tests/new-order-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const { at, newOrder, propose, proposed, publish, errorsOf, address } = withNewOrders(site);

/** The paper as an effect on the order of that address. */
async function delay(slug: string): Promise<Response> {
  return at.editor.send('POST', `/law/orders/${slug}/effects`, {
    ...{ kind: 'defer', instrument: 'new', newKind: 'extension', newNumber: `S.O. 880${at.made}(E)` },
    ...{ newTitle: 'An extension', newPublishedOn: today, audiences: ['import'], lines: [], on: '2031-01-01' },
    ...{ until: '', standard: '', beside: '', clause: '', text: '', note: '', source: 'CG-DL-E-1', countsFrom: '' },
    confidence: 'gazette',
  });
}

test('a paper that stood as an order by mistake is struck, and then recorded as what it is', async () => {
  const target = await createOrder({
    title: 'Quibblers',
    publishedOn: '2026-01-05',
    effects: [commences('2027-01-01')],
  });
  expect((await publish(await proposed())).status).toBe(200);
  expect(await errorsOf(await delay(target.slug))).toEqual(['newNumber']);
  const struck = address().slice('/orders/'.length);
  const reason = 'It only extends another order';
  const { id } = await (await at.editor.send('POST', `/law/orders/${struck}/strike`, { reason })).json();
  expect((await publish(id)).status).toBe(200);
  expect((await publish(Number((await (await delay(target.slug)).json()).id))).status).toBe(200);
  const found = await db()
    .select()
    .from(orders)
    .where(eq(orders.number, `S.O. 880${at.made}(E)`));
  expect(found.map(({ slug, kind, status }) => [slug, kind, status]).sort()).toEqual([
    [struck, 'order', 'archived'],
    [`${struck}-again`, 'extension', 'published'],
  ]);
  expect(await errorsOf(await propose(newOrder({ slug: 'quibblers-anew' })))).toEqual(['number']);
});

test('an order has no address that another page has', async () => {
  expect(await errorsOf(await propose(newOrder({ slug: 'calendar' })))).toEqual(['slug']);
  expect(await errorsOf(await propose(newOrder({ number: '', title: 'Calendar' })))).toEqual(['slug']);
});

test('what a struck paper exempted is no longer exempt, and no exemption is recorded as granted by it', async () => {
  const granting = await createOrder({ title: 'Frees wobblers', publishedOn: '2026-02-01' });
  const { id, slug } = await createOrder({
    title: 'Wobblers',
    publishedOn: '2026-01-05',
    effects: [commences('2026-02-01')],
    exemptions: [
      { kind: 'export', condition: 'Wobblers for export.' },
      { kind: 'research', condition: 'Wobblers for tests.', grantedById: granting.id },
    ],
  });
  const shown = async () =>
    (await (await site.get(`/api/orders/${slug}`)).json()).exemptions.map(({ kind }: { kind: string }) => kind);
  expect(await shown()).toEqual(['export', 'research']);
  const strike = { reason: 'There is no such paper' };
  const struck = await (await at.editor.send('POST', `/law/orders/${granting.slug}/strike`, strike)).json();
  expect((await publish(struck.id)).status).toBe(200);
  expect(await shown()).toEqual(['export']);

  const fact = { upTo: '', quantity: '', unit: '', period: '', freesAll: false, until: '', note: '', source: '' };
  const exempt = (kind: string, condition: string, by = '') => ({
    ...{ ...fact, kind, condition, by, appliesTo: 'both', confidence: 'gazette' },
  });
  const correct = (...exemptions: object[]) =>
    at.editor.send('POST', `/law/orders/${slug}/correct`, {
      ...{ number: '', title: 'Wobblers', subject: '', authority: '', signedOn: '', publishedOn: '2026-01-05' },
      ...{ link: '', lines: [], exemptions, reason: 'Read again' },
    });
  const recorded = exempt('research', 'Wobblers for tests.', granting.slug);
  // What is recorded may stay until somebody takes it away.
  expect((await correct(recorded)).status).toBe(200);
  const fresh = await createOrder({ title: 'Frees stock', publishedOn: '2026-02-01' });
  const gone = { withdrawnOn: today, status: 'archived' } as const;
  await writeContent((tx) => tx.update(orders).set(gone).where(eq(orders.id, fresh.id)));
  expect(await errorsOf(await correct(exempt('stock', 'Old wobblers.', fresh.slug)))).toEqual(['exemptions.0.by']);
  expect(await db().$count(orderExemptions, eq(orderExemptions.orderId, id))).toBe(2);
});
