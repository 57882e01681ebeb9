import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asc, eq, sql } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { addDays, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent, writeInVain } from '#db/content/write-content.server.ts';
import { changeEventSubjects, changeEvents } from '#db/schema/change-events.ts';
import { orderEffects, orders } from '#db/schema/orders.ts';
import { transaction } from '#db/transaction.server.ts';
import { addEffect } from '#tests/alert-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withTestDatabase();
afterAll(closeJobs);

const lines = ['910', '911'].map((key) => ({ list: 'bis_isi', key }));
const products: number[] = [];
let orderId = 0;
const today = todayInIndia();

const events = () => db().select().from(changeEvents).orderBy(asc(changeEvents.id));
const subjects = async (eventId: number, kind: 'product' | 'order') => {
  const rows = await db().select().from(changeEventSubjects).where(eq(changeEventSubjects.eventId, eventId));
  return rows.filter((row) => row.kind === kind).map(({ subjectId }) => subjectId);
};

beforeAll(async () => {
  await emptyContent();
  for (const { list, key } of lines) {
    const requirements = [inState('listed', { list, listKey: key })];
    products.push((await createProduct({ name: `Kettle ${key}`, requirements })).id);
  }
  ({ id: orderId } = await createOrder({ slug: 'so-1-e-2026', lines, effects: [commences(addDays(today, 60))] }));
});
beforeEach(async () => void (await db().delete(changeEvents)));

const renew = () => writeContent(async (tx) => void (await tx.update(orders).set({ subject: `${Math.random()}` })));

describe('a change', () => {
  test('is written once with what it concerns, however often its order is written', async () => {
    const { id } = await addEffect(orderId, { kind: 'defer', on: addDays(today, 90) });
    const [event] = (await events()).filter(({ effectId }) => effectId === id);
    expect(event).toMatchObject({ key: `effect:${id}`, kind: 'defer', orderId, instrumentId: null, state: 'held' });
    if (!event) return;
    expect((await subjects(event.id, 'product')).sort()).toEqual(products);
    const before = await events();
    await renew();
    expect(await events()).toEqual(before);
  });

  test('concerns only the rows of the lists that it is limited to, and the instrument beside the order', async () => {
    const { id: by } = await createOrder({
      title: 'Kettles amendment',
      effects: [actsOn(orderId, 'pause', { lines: { bis_isi: ['911'] }, on: today })],
    });
    const [event] = (await events()).filter(({ instrumentId }) => instrumentId === by);
    expect(event).toMatchObject({ kind: 'pause', orderId });
    expect(await subjects(event?.id ?? 0, 'product')).toEqual([products[1]]);
    expect((await subjects(event?.id ?? 0, 'order')).sort()).toEqual([orderId, by].sort());
  });

  test('is history where its instrument is old and no day of it ahead', async () => {
    const old = { title: 'Old kettles', publishedOn: '2019-01-05', recordedOn: today };
    const { id } = await createOrder({ ...old, effects: [commences('2019-06-01')] });
    const ahead = await createOrder({ ...old, title: 'Old and ahead', effects: [commences(addDays(today, 5))] });
    const states = (await events()).filter((event) => [id, ahead.id].includes(event.orderId ?? 0));
    expect(states.map(({ state }) => state)).toEqual(['past', 'held']);
  });

  test('of an order that is no longer public is not written', async () => {
    const draft = await createOrder({ title: 'Draft', status: 'draft', effects: [commences(addDays(today, 5))] });
    expect((await events()).filter((event) => event.orderId === draft.id)).toEqual([]);
    await writeContent(async (tx, changed) => {
      await tx.update(orders).set({ status: 'published' }).where(eq(orders.id, draft.id));
      changed('order', [draft.id]);
    });
    expect((await events()).filter((event) => event.orderId === draft.id)).toHaveLength(1);
  });

  test('that is only previewed leaves nothing', async () => {
    const before = await events();
    const row = { orderId, targetId: orderId, kind: 'rescind' as const, position: 900, recordedOn: today };
    await writeInVain(
      async (tx, changed) => {
        await tx.insert(orderEffects).values({ ...row, audiences: ['large'], confidence: 'gazette' });
        changed('order', [orderId]);
      },
      async () => {},
    );
    expect(await events()).toEqual(before);
  });
});

describe('an effect that is struck', () => {
  const strike = (id: number) =>
    writeContent(async (tx, changed) => {
      await tx.update(orderEffects).set({ withdrawnOn: today }).where(eq(orderEffects.id, id));
      changed('order', [orderId]);
    });

  test('before anybody has heard of it, is not told', async () => {
    const { id } = await addEffect(orderId, { kind: 'amend' });
    await strike(id);
    const found = (await events()).filter(({ effectId }) => effectId === id);
    expect(found).toMatchObject([{ state: 'withdrawn', kind: 'amend' }]);
  });

  test('while it is being published, is corrected', async () => {
    const { id } = await addEffect(orderId, { kind: 'exempt' });
    const { striking } = await transaction(async (tx) => {
      await tx.update(changeEvents).set({ state: 'published' }).where(eq(changeEvents.effectId, id));
      const struck = strike(id);
      const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%change_events%'`;
      await expect.poll(async () => (await db().execute(waits)).rowCount, { timeout: 10_000 }).toBe(1);
      return { striking: struck };
    });
    await striking;
    const found = (await events()).filter(({ effectId }) => effectId === id);
    expect(found.map(({ state, kind }) => [state, kind])).toEqual([
      ['withdrawn', 'exempt'],
      ['held', 'correction'],
    ]);
  });

  test('afterwards, is corrected once', async () => {
    const { id } = await addEffect(orderId, { kind: 'clarify' });
    await db().update(changeEvents).set({ state: 'published' }).where(eq(changeEvents.effectId, id));
    await strike(id);
    await renew();
    const found = (await events()).filter(({ effectId }) => effectId === id);
    expect(found).toMatchObject([
      { state: 'withdrawn', kind: 'clarify' },
      { state: 'held', kind: 'correction', correctsId: found[0]?.id },
    ]);
    expect(await subjects(found[1]?.id ?? 0, 'product')).toHaveLength(2);
  });
});
