import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#core/time/dates.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderChecks, orderEffects, orderExemptions } from '#db/schema/orders.ts';
import { audiences, effectKinds, exemptionKinds } from '#features/orders/order-kinds.schema.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { actsOn, commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { findOrder } from '../find-order.server.ts';
import { findOrderThen } from './find-order-then.server.ts';
import { listProductsThen } from './list-products-then.server.ts';
import { readMoments } from './read-moments.ts';

withTestDatabase();
const recordedOn = '2026-01-10';
const knownOn = '2026-02-09';
const sieve = { list: 'bis_isi', key: '904' };
const slug = 'so-11-e-2026';
const exemption = { kind: 'export' as const, condition: 'Exports are exempt.' };
let orderId: number;
let successorId: number;

beforeAll(async () => {
  await emptyContent();
  const requirement = inState('listed', { list: sieve.list, listKey: sieve.key });
  await createProduct({ name: 'Sieve', requirements: [requirement] });
  const pause = { kind: 'pause' as const, on: '2026-01-20', until: '2026-01-31' };
  ({ id: orderId } = await createOrder({
    ...{ slug, title: 'Sieves Order', recordedOn, lines: [sieve], exemptions: [exemption] },
    effects: [commences('2026-01-15'), pause],
  }));
  // Already recorded, but we only learn later that it replaces the other one.
  ({ id: successorId } = await createOrder({
    title: 'New Sieves Order',
    recordedOn,
    effects: [commences('2026-02-01')],
  }));
});

/** Everything that we say about the order on a day, by what we had recorded by `knownOn`. */
async function said(day: string) {
  const order = await findOrder(slug, 'en');
  if (!order) throw new Error('there is no order');
  const moments = readMoments({ as_of: day, known_on: knownOn }, order, '2026-11-22');
  return [await findOrderThen(order, moments, 'en'), await listProductsThen(order.id, moments, 'en')];
}

const fact = { confidence: 'gazette' as const };
let position = 100;

/** Writes rows that we record on a later day, whatever the law's own days in them are. */
function recordLater({ kind, by, on, until, whom, recorded }: Later) {
  return writeContent(async (tx, changed) => {
    const effect = { kind, targetId: orderId, on, until, audiences: whom, recordedOn: recorded, position: ++position };
    const isEnding = kind === 'supersede' || by === 'successor';
    await tx.insert(orderEffects).values({ ...effect, ...fact, orderId: isEnding ? successorId : orderId });
    const exempts = { orderId, position, kind: exemptionKinds[position % 7] ?? 'other', appliesTo: 'both' as const };
    await tx
      .insert(orderExemptions)
      .values({ ...exempts, recordedOn: recorded, condition: `Later ${position}`, ...fact });
    const check = { orderId, on: recorded, against: 'the gazette', result: 'same' as const };
    await tx.insert(orderChecks).values(check).onConflictDoNothing();
    changed('order', [orderId]);
  });
}

const day = fc.integer({ min: -30, max: 200 }).map((offset) => addDays('2026-01-05', offset));
const anyLater = fc.record({
  kind: fc.constantFrom(...effectKinds.filter((kind) => kind !== 'concurrent')),
  by: fc.constantFrom('order', 'successor'),
  on: fc.option(day),
  until: fc.constant(null),
  whom: fc.subarray([...audiences], { minLength: 1 }),
  recorded: fc.integer({ min: 1, max: 200 }).map((offset) => addDays(knownOn, offset)),
});
type Later = typeof anyLater extends fc.Arbitrary<infer Row> ? Row : never;

/** A correction of ours, by which an order that we already had replaces the other one. */
const learntLater: Later = {
  ...{ kind: 'supersede', by: 'successor', on: '2026-02-01', until: null, whom: [...audiences] },
  recorded: addDays(knownOn, 5),
};

test('nothing that is recorded later changes what we knew on a day', async () => {
  const days = ['2026-01-25', '2026-02-05', '2026-05-01'];
  const before = await Promise.all(days.map(said));
  await fc.assert(
    fc.asyncProperty(anyLater, async (later) => {
      await recordLater(later);
      const instrument = { publishedOn: later.on ?? '2026-01-06', recordedOn: later.recorded, lines: [sieve] };
      const effects = [actsOn(orderId, later.kind, { on: later.on, audiences: later.whom, recordedOn })];
      await createOrder({ title: `Later order ${position}`, ...instrument, effects, exemptions: [exemption] });
      expect(await Promise.all(days.map(said))).toEqual(before);
    }),
    { numRuns: 10, examples: [[learntLater]] },
  );
});

test('what was recorded by then is shown', async () => {
  const [then] = await said('2026-01-25');
  expect(then).toMatchObject({ exemptions: [exemption], states: [{ state: 'paused', until: '2026-01-31' }] });
  const [after] = await said('2026-02-05');
  expect(after).toMatchObject({ states: [{ state: 'unknown' }] });
});
