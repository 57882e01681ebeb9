import { expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { familyLines } from '#db/schema/families.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { onlyRow } from '#tests/factories/only-row.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withNewOrders } from '#tests/new-order-steps.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const year = todayInIndia().slice(0, 4);
const { at, entry, newOrder, propose, proposed, publish, errorsOf, address, soon } = withNewOrders(site);
const slug = () => address().slice('/orders/'.length);
const keyOf = () => `${slug()}-1`;

async function strike(ofOrder: string) {
  const answer = await at.editor.send('POST', `/law/orders/${ofOrder}/strike`, { reason: 'Not ours' });
  return publish((await answer.json()).id);
}
async function rowOf(key: string) {
  const [row] = await db()
    .select({ status: mandatoryProducts.status, name: mandatoryProducts.orderReference, order: orders.slug })
    .from(mandatoryProducts)
    .innerJoin(orders, eq(orders.id, mandatoryProducts.orderId))
    .where(eq(mandatoryProducts.listKey, key));
  return row;
}

test('goods that another order covers, too, stay with that one when theirs is struck', async () => {
  expect((await publish(await proposed())).status).toBe(200);
  const other = `other-${at.made}`;
  const lines = [`bis_isi ${keyOf()}`];
  const second = newOrder({ slug: other, number: 'S.O. 20(E)', title: 'Second Order', lines, entries: [] });
  expect((await publish(await proposed(second))).status).toBe(200);
  expect((await strike(slug())).status).toBe(200);
  expect(await rowOf(keyOf())).toEqual({ status: 'published', name: 'S.O. 20(E)', order: other });
  expect(await db().$count(familyLines, eq(familyLines.listKey, keyOf()))).toBe(1);
  await soon(`/products/${at.product}`).toContain('Second Order');
  await soon(`/products/${at.product}`).not.toContain(`S.O. 880${at.made}(E)`);

  expect((await strike(other)).status).toBe(200);
  expect(await rowOf(keyOf())).toMatchObject({ status: 'archived', order: other });
  expect(await db().$count(familyLines, eq(familyLines.listKey, keyOf()))).toBe(0);
  // Nobody sees it any more, so no order covers it.
  expect(await errorsOf(await propose(newOrder({ slug: 'third', number: 'S.O. 21(E)', lines, entries: [] })))).toEqual([
    'lines',
  ]);
});

test('entries and effects that files brought from another database are not taken for those of a proposal', async () => {
  const there = (await createProduct({ name: `Elsewhere ${at.made}` })).slug;
  await writeContent(async (tx) => {
    await tx.execute(sql`
      insert into mandatory_products (key, product_id, service_id, list, list_key, state, position, status, confirmed)
      select ${`bis_isi ${keyOf()} ${there}`}, (select id from products where slug = ${there}), service_id, list,
        ${keyOf()}, 'listed', 99999, 'published', true from mandatory_products where list = 'bis_isi' limit 1`);
  });
  expect((await publish(await proposed())).status).toBe(200);
  const { lines } = await (await at.editor.get(`/law/orders/${slug()}`)).json();
  expect(JSON.stringify(lines)).not.toContain(there);
  expect(lines).toHaveLength(1);

  const effect = {
    ...{ kind: 'clarify', instrument: 'new', newKind: 'circular', newNumber: `C ${at.made}`, newTitle: 'A circular' },
    ...{
      newPublishedOn: `${year}-01-02`,
      audiences: ['large'],
      lines: [],
      on: '',
      until: '',
      standard: '',
      beside: '',
    },
    ...{ clause: '', text: 'All quibblers', note: '', source: 'bis.gov.in', countsFrom: '', confidence: 'gazette' },
  };
  const first = await at.editor.send('POST', `/law/orders/${slug()}/effects`, effect);
  expect((await publish((await first.json()).id)).status).toBe(200);
  const instrument = `c-${at.made}-${year}`;
  const again = { ...effect, instrument, text: 'All of them' };
  const { id } = await (await at.editor.send('POST', `/law/orders/${slug()}/effects`, again)).json();
  const [circular] = await db().select().from(orders).where(eq(orders.slug, instrument));
  const own = eq(orderEffects.orderId, circular?.id ?? 0);
  const { id: _, ...effectOfFile } = onlyRow(await db().select().from(orderEffects).where(own));
  await writeContent((tx) => tx.insert(orderEffects).values({ ...effectOfFile, position: 1, key: `desk-${id}` }));
  expect((await publish(id)).status).toBe(200);
  expect(await db().$count(orderEffects, own)).toBe(3);
});

test('a day of another age is a slip of the pen', async () => {
  const wrong = newOrder({
    ...{ signedOn: '0206-01-05', publishedOn: '', checkedOn: '1026-01-05', checkedAgainst: 'BIS' },
    ...{ entries: [entry()], beginnings: [{ on: '9999-12-31', audiences: ['large'] }] },
  });
  expect((await errorsOf(await propose(wrong))).sort()).toEqual(['beginnings.0.on', 'checkedOn', 'signedOn']);
});
