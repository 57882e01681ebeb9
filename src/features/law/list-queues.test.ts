import { beforeAll, expect, test } from 'vitest';
import { todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { familyLines, finderLookups } from '#db/schema/families.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { createFamily } from '#tests/factories/family.ts';
import { createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { listQueues } from './list-queues.server.ts';

withTestDatabase();
beforeAll(emptyContent);

const row = (listKey: string, status: 'published' | 'archived' = 'published') =>
  inState('listed', { list: 'bis_isi', listKey, status });

test('an order that leaves its day open counts the products that visitors see under it', async () => {
  await createProduct({ name: 'Seen lamp', requirements: [row('71')] });
  await createProduct({ name: 'Lamp whose row is archived', requirements: [row('72', 'archived')] });
  await createProduct({ name: 'Archived lamp', status: 'archived', requirements: [row('73')] });
  const lines = (...keys: string[]) => keys.map((key) => ({ list: 'bis_isi', key }));
  const effects = [{ kind: 'commence' as const }];
  const open = await createOrder({ title: 'Open order', lines: lines('71', '72', '73'), effects });
  await createOrder({ title: 'Order of what is archived', lines: lines('72', '73'), effects });
  const { undated } = await listQueues();
  expect(undated.rows.map(({ name, note, desk }) => [name, note, desk])).toEqual([
    ['Open order', '1', `/law/orders/${open.slug}`],
  ]);
});

test('a product that only archived rows and families name stands under no family', async () => {
  await createProduct({ name: 'Kettle of a family', requirements: [row('81')] });
  const archivedRow = await createProduct({
    name: 'Kettle by an archived row',
    requirements: [row('82'), row('83', 'archived')],
  });
  const archivedFamily = await createProduct({
    name: 'Kettle of an archived family',
    requirements: [row('84')],
  });
  const kettles = await createFamily({ name: 'Kettle' });
  const former = await createFamily({ name: 'Former kettle', status: 'archived' });
  await writeContent(async (tx, changed) => {
    for (const [family, listKey] of [
      [kettles, '81'],
      [kettles, '83'],
      [former, '84'],
    ] as const)
      await tx.insert(familyLines).values({ familyId: family.id, list: 'bis_isi', listKey, strength: 'covers' });
    changed('family', [kettles.id, former.id]);
  });
  const { rows } = (await listQueues()).withoutFamily;
  const kettleRows = rows.filter(({ name }) => name.startsWith('Kettle'));
  expect(kettleRows.map(({ name, desk }) => [name, desk])).toEqual([
    ['Kettle by an archived row', `/records/products/${archivedRow.id}`],
    ['Kettle of an archived family', `/records/products/${archivedFamily.id}`],
  ]);
});

test('a queue is paged through, and each by itself; a page that is gone is the first', async () => {
  const day = todayInIndia();
  const looked = Array.from({ length: 120 }, (_, at) => ({
    day,
    text: `zorb ${1_000 + at}`,
    result: 'nothing' as const,
  }));
  await db().insert(finderLookups).values(looked);
  const read = async (pages: Parameters<typeof listQueues>[0]) => (await listQueues(pages)).lookups;
  const pages = await Promise.all([1, 2, 3].map((page) => read({ lookups: page })));
  expect(pages.map(({ total, page, rows }) => [total, page, rows.length])).toEqual([
    [120, 1, 50],
    [120, 2, 50],
    [120, 3, 20],
  ]);
  expect(pages.flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(looked.map(({ text }) => text));
  expect(await read({ lookups: 4 })).toEqual(pages[0]);
  expect(await read({ undated: 2 })).toEqual(pages[0]);
});
