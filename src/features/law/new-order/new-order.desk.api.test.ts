import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { auditLog } from '#db/schema/audit.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orders } from '#db/schema/orders.ts';
import { begins, others, small, withNewOrders } from '#tests/new-order-steps.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const today = todayInIndia();
const { at, newOrder, proposed, publish, address, page, soon } = withNewOrders(site);

test('an order of its own is proposed, seen, published and then on register, sheets, calendar and feed, and struck', async () => {
  const seen = await (await at.editor.send('POST', '/law/new-order/preview', newOrder())).json();
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
    { kind: 'family', slug: at.family, rows: [{ before: null, after: { key: 'isi' } }, { after: { key: 'fmcs' } }] },
    { kind: 'product', slug: at.product },
  ]);
  const id = await proposed();
  expect(await db().$count(orders, eq(orders.number, `S.O. 880${at.made}(E)`))).toBe(0);
  expect((await publish(id, at.editor)).status).toBe(403);
  const { proposal } = await (await at.reviewer.get(`/law/proposals/${id}`)).json();
  expect(proposal).toMatchObject({ action: 'new-order', order: { slug: '' }, effect: null, mayPublish: true });
  expect((await (await at.reviewer.get(`/law/proposals/${id}/difference`)).json()).difference.order).toMatchObject({
    entries: 1,
  });
  const told = await (await at.reviewer.send('POST', '/alerts/preview', { proposal: id })).json();
  expect(told).toMatchObject({ nobodyBecause: null, mayChoose: false });
  expect((await publish(id)).status).toBe(200);
  expect((await publish(id)).status).toBe(409);
  expect(await (await at.reviewer.get(`/law/proposals/${id}/difference`)).json()).toEqual({
    difference: null,
    isDecided: true,
  });

  await soon(address()).toContain(longDate(begins, 'en'));
  await soon('/orders').toContain(`S.O. 880${at.made}(E)`);
  await soon(`/products/${at.product}`).toContain(longDate(begins, 'en'));
  await soon(`/approval-finder/${at.family}`).toContain(longDate(begins, 'en'));
  await soon(`/standards/${at.standard}`).toContain('Quibbler');
  const days = readCalendar(await page(`/orders/calendar/order/${address().slice(8)}.ics`));
  expect(days).toHaveLength(2);
  const [order] = await db()
    .select()
    .from(orders)
    .where(eq(orders.number, `S.O. 880${at.made}(E)`));
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
  expect((await at.editor.send('POST', `/law/orders/${slug}/strike`, { reason: ' ' })).status).toBe(422);
  const id = (await (await at.editor.send('POST', `/law/orders/${slug}/strike`, { reason })).json()).id;
  const { difference } = await (await at.reviewer.get(`/law/proposals/${id}/difference`)).json();
  expect(difference.differences).toMatchObject([{ after: [] }, { after: [] }]);
  expect(difference.sheets).toMatchObject([
    { slug: at.family, rows: [{ before: { key: 'isi' }, after: null }, { after: null }] },
    { slug: at.product },
  ]);
  expect((await publish(id)).status).toBe(200);
  await soon(`/products/${at.product}`).not.toContain(longDate(begins, 'en'));
  await soon(`/approval-finder/${at.family}`).not.toContain(longDate(begins, 'en'));
  await soon('/orders').not.toContain(`S.O. 880${at.made}(E)`);
  expect(
    readCalendar(await page('/orders/calendar.ics')).filter(({ title }) => title.includes(`880${at.made}`)),
  ).toEqual([]);
  await soon(`/orders/${slug}`).toContain('We struck this order from the register on');
  expect(await (await site.get(`/api/orders/${slug}`)).json()).toMatchObject({ struck_on: today, effects: [] });
  const { order, effects } = await (await at.editor.get(`/law/orders/${slug}`)).json();
  expect(order).toMatchObject({ withdrawnOn: today, struckBecause: reason });
  expect(effects.map(({ withdrawnOn }: { withdrawnOn: string }) => withdrawnOn)).toEqual([today, today]);
  const listed = await (await at.editor.get(`/law/orders?q=880${at.made}`)).json();
  expect(listed.rows).toMatchObject([{ slug, struckOn: today }]);
  expect((await at.editor.send('POST', `/law/orders/${slug}/strike`, { reason })).status).toBe(409);
  const printed = {
    ...{ number: 'S.O. 9(E)', title: 'As printed', subject: '', authority: '', signedOn: '', publishedOn: today },
    ...{ link: '', lines: [], exemptions: [], reason },
  };
  expect((await at.editor.send('POST', `/law/orders/${slug}/correct`, printed)).status).toBe(409);
}

test('an entry that a list has comes under the order, whose authority may be new', async () => {
  const [row] = await db()
    .select()
    .from(mandatoryProducts)
    .where(sql`list = 'bis_crs' and status = 'published'`)
    .limit(1);
  const line = `bis_crs ${row?.listKey}`;
  const found = await (await at.editor.get(`/law/entries?q=${encodeURIComponent(row?.listedAs ?? '')}`)).json();
  expect(found.rows.map((each: { line: string }) => each.line)).toContain(line);
  const authority = { authority: '', authorityName: 'Ministry of Quibbles', authorityShort: `MoQ ${at.made}` };
  const id = await proposed(newOrder({ ...authority, entries: [], lines: [line], slug: `quibbles-${at.made}` }));
  expect((await publish(id)).status).toBe(200);
  await soon(`/orders/quibbles-${at.made}`).toContain('Ministry of Quibbles');
  const { lines, order } = await (await at.editor.get(`/law/orders/quibbles-${at.made}`)).json();
  expect([lines.length, order.authority.name]).toEqual([1, 'Ministry of Quibbles']);
});
