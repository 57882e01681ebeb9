import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { and, asc, eq } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { changeEventSubjects, changeEvents } from '#db/schema/change-events.ts';
import { addEffect } from '#tests/alert-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { noteDaysReachedOn } from './note-days-reached.job.ts';

withTestDatabase();
afterAll(closeJobs);

const day = '2030-06-30';
const inDays = (days: number) => addDays(day, days);
let products = 0;

/** An order that begins on that day for some, recorded long before, over a row of a product of its own. */
async function createLaw(audiences: Parameters<typeof commences>[1] = ['large', 'import']) {
  products += 1;
  const line = { list: 'bis_isi', key: `93${products}` };
  const { id: productId } = await createProduct({
    name: `Ladle ${products}`,
    requirements: [inState('listed', { list: line.list, listKey: line.key })],
  });
  const effects = [commences(day, audiences)];
  const { id } = await createOrder({ title: `Ladles ${products}`, lines: [line], effects });
  return { id, productId };
}
const reached = async (id: number) =>
  db()
    .select()
    .from(changeEvents)
    .where(and(eq(changeEvents.kind, 'date-reached'), eq(changeEvents.orderId, id)))
    .orderBy(asc(changeEvents.id));
const heldFor = async (id: number) => (await reached(id)).filter(({ state }) => state === 'held');

beforeAll(emptyContent);
beforeEach(async () => void (await db().delete(changeEvents)));

describe('a day that comes', () => {
  test.each([
    [-1, 0],
    [0, 1],
    [1, 1],
    [7, 1],
    [8, 0],
  ])('is told on it, and late after an outage, but not as old news: %i days after it', async (late, count) => {
    const { id, productId } = await createLaw();
    await noteDaysReachedOn(inDays(late));
    const events = await reached(id);
    expect(events).toHaveLength(count);
    for (const event of events) {
      expect(event).toMatchObject({
        ...{ key: `reached:${id}:begins:${day}:large+import`, on: day, until: null, leadDays: null },
        ...{ state: 'held', audiences: ['large', 'import'], effectId: null },
      });
      const subjects = await db().select().from(changeEventSubjects).where(eq(changeEventSubjects.eventId, event.id));
      expect(subjects).toContainEqual({ eventId: event.id, kind: 'product', subjectId: productId, changes: null });
      expect(subjects).toContainEqual({ eventId: event.id, kind: 'order', subjectId: id, changes: null });
    }
  });

  test('is written once by several workers, on the days after it, and when the clock is set back', async () => {
    const { id } = await createLaw();
    await Promise.all([1, 2, 3].map(() => noteDaysReachedOn(day)));
    for (const days of [0, 1, -1, -30, 0, 7]) await noteDaysReachedOn(inDays(days));
    const [event, ...more] = await reached(id);
    expect(more).toEqual([]);
    expect(event?.state).toBe('held');
    await db().update(changeEvents).set({ state: 'published' });
    for (const days of [-1, 0, 3]) await noteDaysReachedOn(inDays(days));
    expect(await reached(id)).toMatchObject([{ id: event?.id, state: 'published' }]);
  });

  test('was told by the effect itself if that was recorded only then', async () => {
    const { id } = await createLaw(['large']);
    await addEffect(id, { kind: 'commence', on: inDays(3), audiences: ['micro'], recordedOn: inDays(3) });
    await addEffect(id, { kind: 'commence', on: inDays(4), audiences: ['small'], recordedOn: inDays(3) });
    await noteDaysReachedOn(inDays(5));
    expect((await reached(id)).map(({ on, audiences }) => [on, audiences])).toEqual(
      expect.arrayContaining([
        [day, ['large']],
        [inDays(4), ['small']],
      ]),
    );
    expect((await reached(id)).map(({ on }) => on)).not.toContain(inDays(3));
  });

  test('and has moved is taken back for those for whom it has, and told when it comes again', async () => {
    const { id } = await createLaw();
    await noteDaysReachedOn(day);
    await db().update(changeEvents).set({ state: 'published' });
    await addEffect(id, { kind: 'defer', on: inDays(60), audiences: ['import'], recordedOn: day });
    await noteDaysReachedOn(day);
    expect(await reached(id)).toMatchObject([{ audiences: ['large'], state: 'published' }]);
    await addEffect(id, { kind: 'defer', on: inDays(90), audiences: ['large'], recordedOn: day });
    await noteDaysReachedOn(inDays(1));
    expect(await reached(id)).toMatchObject([{ state: 'withdrawn' }]);
    await noteDaysReachedOn(inDays(60));
    expect(await heldFor(id)).toMatchObject([{ on: inDays(60), audiences: ['import'] }]);
  });

  test('and has moved after it was told is corrected for those for whom it has, once', async () => {
    const { id, productId } = await createLaw();
    await noteDaysReachedOn(day);
    const [event] = await reached(id);
    await db().update(changeEvents).set({ state: 'published' });
    await addEffect(id, { kind: 'defer', on: inDays(60), audiences: ['import'], recordedOn: day });
    for (const days of [0, 1]) await noteDaysReachedOn(inDays(days));
    await addEffect(id, { kind: 'defer', on: inDays(90), audiences: ['large'], recordedOn: day });
    await Promise.all([1, 2].map((days) => noteDaysReachedOn(inDays(days))));
    const found = await db()
      .select()
      .from(changeEvents)
      .where(eq(changeEvents.kind, 'correction'))
      .orderBy(asc(changeEvents.id));
    const correction = { correctsId: event?.id, orderId: id, state: 'held', on: day };
    expect(found).toMatchObject([
      { ...correction, audiences: ['import'] },
      { ...correction, audiences: ['large'] },
    ]);
    const subjects = await db()
      .select()
      .from(changeEventSubjects)
      .where(eq(changeEventSubjects.eventId, found[0]?.id ?? 0));
    expect(subjects).toContainEqual({ eventId: found[0]?.id, kind: 'product', subjectId: productId, changes: null });
  });

  test('and has moved before anybody was told is corrected for nobody', async () => {
    const { id } = await createLaw();
    await noteDaysReachedOn(day);
    await addEffect(id, { kind: 'defer', on: inDays(60), recordedOn: day });
    await noteDaysReachedOn(day);
    expect(await reached(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await db().$count(changeEvents, eq(changeEvents.kind, 'correction'))).toBe(0);
  });

  test('and was taken back at the desk is not written again', async () => {
    const { id } = await createLaw();
    await noteDaysReachedOn(day);
    await db().update(changeEvents).set({ state: 'past' });
    await noteDaysReachedOn(inDays(1));
    expect(await reached(id)).toMatchObject([{ state: 'past' }]);
  });
});

test.each(['itself', 'another'])('a pause of an order by %s is over on the day after its last one', async (by) => {
  const law = await createLaw();
  const pause = { on: inDays(10), until: inDays(20), audiences: ['large' as const, 'import' as const] };
  const effects = [actsOn(law.id, 'pause', pause)];
  const { id } = by === 'another' ? await createOrder({ title: `Pause of ${law.id}`, effects }) : law;
  if (by === 'itself') await addEffect(id, { kind: 'pause', ...pause, recordedOn: inDays(5) });
  await noteDaysReachedOn(inDays(20));
  expect((await heldFor(id)).filter(({ until }) => until !== null)).toEqual([]);
  await noteDaysReachedOn(inDays(21));
  expect(await heldFor(id)).toMatchObject([{ on: null, until: inDays(20) }]);
  await noteDaysReachedOn(inDays(27));
  expect(await heldFor(id)).toHaveLength(1);
});

test('a pause that another one continues is not over before that', async () => {
  const law = await createLaw();
  const audiences = ['large' as const, 'import' as const];
  const pause = (from: number, to: number) => ({
    title: `Pause of ${law.id} from day ${from}`,
    effects: [actsOn(law.id, 'pause', { on: inDays(from), until: inDays(to), audiences })],
  });
  const [first, second] = [await createOrder(pause(10, 20)), await createOrder(pause(21, 40))];
  await noteDaysReachedOn(inDays(21));
  expect(await heldFor(first.id)).toEqual([]);
  await noteDaysReachedOn(inDays(41));
  expect(await heldFor(second.id)).toMatchObject([{ on: null, until: inDays(40) }]);
});
