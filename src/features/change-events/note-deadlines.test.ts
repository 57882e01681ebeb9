import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asc } from '#core/drizzle.ts';
import { closeJobs } from '#core/jobs/jobs.server.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { changeEvents } from '#db/schema/change-events.ts';
import { addEffect } from '#tests/alert-steps.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { noteDeadlinesOn } from './note-deadlines.job.ts';

withTestDatabase();
afterAll(closeJobs);
beforeAll(emptyContent);
beforeEach(async () => void (await db().delete(changeEvents)));

describe('a day ahead', () => {
  const line = { list: 'bis_isi', key: '912' };
  const day = '2030-06-30';
  let ladles = 0;
  beforeAll(async () => {
    await createProduct({ name: 'Ladle', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
    const effects = [commences(day, ['large', 'import'])];
    ({ id: ladles } = await createOrder({ title: 'Ladles', lines: [line], effects }));
  });
  const daysAhead = async (id = ladles) => {
    const rows = await db().select().from(changeEvents).orderBy(asc(changeEvents.id));
    return rows.filter(({ kind, orderId: of, state }) => kind === 'deadline' && of === id && state === 'held');
  };

  test.each([
    [91, []],
    [90, [90]],
    [88, [90]],
    [87, [90]],
    [33, [90]],
    [32, []],
    [30, [30]],
    [20, [30]],
    [10, [30]],
    [9, []],
    [7, [7]],
    [5, [7]],
    [1, [7]],
    [0, []],
  ])('%i days before it', async (left, expected) => {
    await noteDeadlinesOn(addDays(day, -left));
    await noteDeadlinesOn(addDays(day, -left));
    const found = await daysAhead();
    expect(found.map(({ leadDays }) => leadDays)).toEqual(expected);
    expect(found.every(({ on, audiences }) => on === day && audiences.join() === 'large,import')).toBe(true);
  });

  test('that nobody was there to tell is made up for once, and not what was told or recorded meanwhile', async () => {
    for (const left of [90, 60, 59, 31]) await noteDeadlinesOn(addDays(day, -left));
    expect(await daysAhead()).toMatchObject([{ leadDays: 90 }]);
    for (const left of [20, 19, 12]) await noteDeadlinesOn(addDays(day, -left));
    expect((await daysAhead()).map(({ leadDays }) => leadDays).sort()).toEqual([30, 90]);
    await db().update(changeEvents).set({ state: 'past' });
    await noteDeadlinesOn(addDays(day, -11));
    expect(await daysAhead()).toEqual([]);
    const late = { list: 'bis_isi', key: '9190' };
    await createProduct({ name: 'Late', requirements: [inState('listed', { list: late.list, listKey: late.key })] });
    const effects = [{ ...commences(day, ['large']), recordedOn: addDays(day, -29) }];
    const { id } = await createOrder({ title: 'Late', lines: [late], effects });
    await noteDeadlinesOn(addDays(day, -20));
    expect(await daysAhead(id)).toEqual([]);
    await noteDeadlinesOn(addDays(day, -7));
    expect(await daysAhead(id)).toMatchObject([{ leadDays: 7 }]);
  });

  test('that moves is taken back, and comes again on its new day', async () => {
    await noteDeadlinesOn(addDays(day, -30));
    expect(await daysAhead()).toHaveLength(1);
    const moved = addDays(day, 10);
    const recordedOn = addDays(day, -29);
    await addEffect(ladles, { kind: 'defer', on: moved, audiences: ['large', 'import'], recordedOn });
    await noteDeadlinesOn(addDays(day, -29));
    expect(await daysAhead()).toEqual([]);
    await noteDeadlinesOn(addDays(moved, -30));
    expect(await daysAhead()).toMatchObject([{ on: moved, leadDays: 30 }]);
  });

  test.each([29, 20])('that moves for some %i days before it is still told of the others, once', async (left) => {
    const mine = { list: 'bis_isi', key: `91${left}` };
    const name = `Sieve ${left}`;
    await createProduct({ name, requirements: [inState('listed', { list: mine.list, listKey: mine.key })] });
    const { id } = await createOrder({ title: name, lines: [mine], effects: [commences(day, ['large', 'import'])] });
    await noteDeadlinesOn(addDays(day, -30));
    await addEffect(id, { kind: 'defer', on: addDays(day, 100), audiences: ['import'] });
    await noteDeadlinesOn(addDays(day, -left));
    expect(await daysAhead(id)).toMatchObject([{ audiences: ['large'], leadDays: 30 }]);
    await addEffect(id, { kind: 'defer', on: addDays(day, 100), audiences: ['large'] });
    await noteDeadlinesOn(addDays(day, 1 - left));
    expect(await daysAhead(id)).toEqual([]);
  });
});
