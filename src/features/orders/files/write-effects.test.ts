import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import type { Problem } from '#core/content/content-error.ts';
import { readYaml } from '#core/content/read-yaml.ts';
import { asc, eq, sql } from '#core/drizzle.ts';
import { createSync } from '#db/content/sync-rows.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { orderEffects } from '#db/schema/orders.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { orderFile } from './order-file.ts';
import { writeEffects } from './write-effects.server.ts';

const database = withTestDatabase();
let orderId: number;
beforeEach(async () => {
  await emptyContent();
  ({ id: orderId } = await createOrder({ slug: 'lamps' }));
});

const head = 'kind: order\ntitle: Lamps\npublished: 2026-01-05\nrecorded: 2026-01-06\nconfidence: gazette\n';
const begins = (id: string, on: string, more = '') =>
  `  - id: ${id}\n    kind: commence\n    audiences: [${id}]\n    on: ${on}\n    confidence: gazette\n${more}`;
const [large, small] = [begins('large', '2026-05-01'), begins('small', '2026-08-01')];

/** Imports a file of the order with these effects. */
async function importEffects(...effects: string[]) {
  const problems: Problem[] = [];
  const file = 'orders/lamps.yaml';
  const text = effects.length > 0 ? `${head}effects:\n${effects.join('')}` : head;
  const read = readYaml(file, text, problems)?.as(orderFile);
  expect(problems).toEqual([]);
  if (!read) return undefined;
  return writeContent(async (tx, changed) => {
    const sync = createSync(tx);
    await writeEffects(sync, [{ file, slug: 'lamps', ...read }], new Map([['lamps', orderId]]));
    changed('order', [orderId]);
    return sync.report.kinds.order_effects;
  });
}
const stored = async () => {
  const { id, key, on, position, withdrawnOn } = orderEffects;
  return database().select({ id, key, on, position, withdrawnOn }).from(orderEffects).orderBy(asc(position));
};

test('an effect that is inserted above another renumbers nothing but the places', async () => {
  expect(await importEffects(large)).toMatchObject({ added: 1 });
  const [before] = await stored();
  expect(await importEffects(small, large)).toMatchObject({ added: 1, changed: 1 });
  const [first, second] = await stored();
  expect([first?.key, second?.key]).toEqual(['small', 'large']);
  expect(second?.id).toBe(before?.id);
  expect(await importEffects(large, small)).toMatchObject({ added: 0, changed: 2 });
  expect((await stored()).map(({ key, position }) => [key, position])).toEqual([
    ['large', 0],
    ['small', 1],
  ]);
  expect(await importEffects(large, small)).toMatchObject({ added: 0, changed: 0, left: 2 });
});

test('what was recorded is not changed, only struck, and its remarks are corrected', async () => {
  await importEffects(small, large);
  const before = await stored();
  const moved = begins('large', '2026-06-01');
  await expect(importEffects(small, moved)).rejects.toThrow(/orders\/lamps.yaml:12: the effect 'large' .*strike it/);
  expect(await stored()).toEqual(before);
  const noted = begins('large', '2026-05-01', '    note: Read again\n');
  expect(await importEffects(small, noted)).toMatchObject({ changed: 1, left: 1 });
  const struck = begins('large', '2026-05-01', '    withdrawn: 2026-03-01\n');
  await importEffects(small, struck, moved.replace('id: large', 'id: large-2'));
  expect((await stored()).map(({ key, withdrawnOn }) => [key, withdrawnOn])).toEqual([
    ['small', null],
    ['large', '2026-03-01'],
    ['large-2', null],
  ]);
  // A file that does not know that somebody has struck it does not bring it back.
  await importEffects(small, large, moved.replace('id: large', 'id: large-2'));
  expect((await stored())[1]?.withdrawnOn).toBe('2026-03-01');
});

test('an effect that no file names stays, after the others', async () => {
  await importEffects(large);
  await writeContent((tx) =>
    tx.insert(orderEffects).values({
      ...{ orderId, targetId: orderId, key: 'by-an-editor', position: 1, kind: 'clarify', audiences: ['large'] },
      ...{ recordedOn: '2026-02-01', confidence: 'gazette' },
    }),
  );
  await importEffects(small, large);
  expect((await stored()).map(({ key }) => key)).toEqual(['small', 'large', 'by-an-editor']);
  await importEffects();
  expect(await stored()).toHaveLength(3);
});

test.each([
  "update order_effects set \"on\" = '2026-09-01' where key = 'small'",
  "update order_effects set audiences = '{micro}' where key = 'small'",
  "update order_effects set withdrawn_on = null where key = 'large'",
  "update order_effects set withdrawn_on = '2026-04-01' where key = 'large'",
  "delete from order_effects where key = 'large'",
  'delete from orders',
])('the database refuses every writer: %s', async (statement) => {
  await importEffects(small, begins('large', '2026-05-01', '    withdrawn: 2026-03-01\n'));
  const before = await stored();
  await expect(writeContent((tx) => tx.execute(sql.raw(statement)))).rejects.toMatchObject({
    cause: { message: 'an effect of an order is neither changed nor deleted; strike it and add another' },
  });
  expect(await stored()).toEqual(before);
});

test('the migration gave stored effects the names that the script gave those of the files', async () => {
  const { id } = await createOrder({
    title: 'Kettles',
    effects: [commences('2026-05-01'), { kind: 'clarify' }, commences('2026-06-01')],
  });
  const text = await readFile('src/db/migrations/0042_keys_of_effects.sql', 'utf8');
  const [, naming = ''] = text.split('--> statement-breakpoint');
  await writeContent(async (tx) => {
    // The guard came after the names.
    await tx.execute(sql`alter table order_effects disable trigger keep_order_effects`);
    await tx.execute(sql.raw(naming));
    await tx.execute(sql`alter table order_effects enable trigger keep_order_effects`);
  });
  const rows = await database().select().from(orderEffects).where(eq(orderEffects.orderId, id));
  const keys = rows.sort((a, b) => a.position - b.position).map(({ key }) => key);
  expect(keys).toEqual(['commence', 'clarify', 'commence-2']);
});
