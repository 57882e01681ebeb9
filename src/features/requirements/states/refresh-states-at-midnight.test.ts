import { afterAll, expect, test } from 'vitest';
import { eq, sql } from '#core/drizzle.ts';
import { closeJobs, runJobs } from '#core/jobs/jobs.server.ts';
import { db } from '#db/client.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { refreshStatesAtMidnight } from './refresh-states-at-midnight.job.ts';

withTestDatabase();
afterAll(closeJobs);

test('an order that came into force while no process ran is in force once one starts', async () => {
  const line = { list: 'bis_isi', key: '907' };
  await createProduct({ name: 'Sieve 907', requirements: [inState('listed', { list: line.list, listKey: line.key })] });
  await createOrder({
    ...{ title: 'Order of sieves', publishedOn: '2026-01-01', lines: [line] },
    effects: [commences('2026-03-01')],
  });
  const isOurs = eq(mandatoryProducts.listKey, line.key);
  const state = async () =>
    (await db().select({ state: mandatoryProducts.state }).from(mandatoryProducts).where(isOurs))[0]?.state;
  expect(await state()).toBe('in-force');
  // As it was stored on the day before.
  await db().execute(sql`update ${mandatoryProducts} set state = 'upcoming' where ${isOurs}`);
  await runJobs([refreshStatesAtMidnight]);
  await expect.poll(state, { timeout: 15_000 }).toBe('in-force');
});
