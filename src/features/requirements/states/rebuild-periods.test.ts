import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { indexRegister, lineKey } from '#features/orders/lines/line-facts.ts';
import { stateOfLine } from '#features/orders/lines/state-of-line.ts';
import { audiences, effectKinds } from '#features/orders/order-kinds.schema.ts';
import { readRegister } from '#features/orders/read-register.server.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

withTestDatabase();
const lines = ['904', '905', '906'].map((key) => ({ list: 'bis_isi', key }));
const ids: number[] = [];

beforeAll(async () => {
  await emptyContent();
  for (const { list, key } of lines)
    await createProduct({ name: `Sieve ${key}`, requirements: [inState('listed', { list, listKey: key })] });
  // The first two lines share their order, the third has one of its own.
  for (const linesOfOrder of [lines.slice(0, 2), lines.slice(2)]) {
    const { id } = await createOrder({
      ...{ title: `Order of ${linesOfOrder.length}`, publishedOn: '2026-01-01', lines: linesOfOrder },
      effects: [commences('2026-03-01')],
    });
    ids.push(id);
  }
});

const day = fc.integer({ min: 0, max: 400 }).map((offset) => addDays('2026-01-01', offset));
const anyOrder = fc.constantFrom(0, 1);
const anyEdit = fc.record({
  /** An effect is added, or the last one that was added is struck. */
  act: fc.constantFrom('add', 'add', 'add', 'strike'),
  kind: fc.constantFrom(...effectKinds.filter((kind) => kind !== 'supersede')),
  by: anyOrder,
  target: anyOrder,
  audiences: fc.subarray([...audiences], { minLength: 1 }),
  on: day,
  isLimited: fc.boolean(),
});
type Edit = typeof anyEdit extends fc.Arbitrary<infer Value> ? Value : never;

let position = 100;
/** The order whose effect was added last. */
let actor = 0;

async function edit({ act, kind, by, target, audiences: whom, on, isLimited }: Edit) {
  await writeContent(async (tx, changed) => {
    if (act === 'strike')
      await tx.update(orderEffects).set({ withdrawnOn: '2026-01-01' }).where(eq(orderEffects.position, position));
    if (act === 'add') {
      position += 1;
      actor = ids[by] ?? 0;
      await tx.insert(orderEffects).values({
        ...{ position, kind, on, audiences: whom, recordedOn: '2026-01-01', confidence: 'gazette' },
        ...{ orderId: ids[by] ?? 0, targetId: ids[target] ?? 0, lines: isLimited ? { bis_isi: ['904'] } : null },
      });
    }
    // Only the lines that this order may concern are made anew.
    changed('order', [actor]);
  });
}

async function everyState(moment: string) {
  const stored = await db().select().from(requirementPeriods);
  const factsOf = indexRegister(await readRegister(db()));
  return lines.flatMap((line) =>
    audiences.map((audience) => {
      const covering = stored.filter(
        ({ list, listKey, audiences: concerned, from, to }) =>
          lineKey({ list, key: listKey }) === lineKey(line) &&
          concerned.includes(audience) &&
          (from ?? '') <= moment &&
          (to === null || moment <= to),
      );
      const { state, since, until } = stateOfLine(factsOf(line, null), audience, moment);
      return {
        stored: covering.map((period) => [period.state, period.since, period.until]),
        fold: [[state, since, until]],
      };
    }),
  );
}

test('after any edits, what is stored says the same as the fold', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 4 }), day, async (edits, moment) => {
      for (const each of edits) await edit(each);
      for (const { stored, fold } of await everyState(moment)) expect(stored).toEqual(fold);
    }),
    { numRuns: 15 },
  );
});
