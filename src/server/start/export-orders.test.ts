import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { and, eq, sql } from '#core/drizzle.ts';
import { writeContent } from '#db/content/write-content.server.ts';
import { familyLines } from '#db/schema/families.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orderExemptions, orderLines, orders } from '#db/schema/orders.ts';
import { standards } from '#db/schema/standards.ts';
import { familiesContent } from '#features/finder/families/families.content.server.ts';
import { familyKind } from '#features/finder/families/family.record.server.ts';
import { addOrder } from '#features/law/new-order/add-order.server.ts';
import { strikeOrder } from '#features/law/new-order/strike-order.server.ts';
import type { NewOrder } from '#features/law/new-order-inputs.schema.ts';
import { exportOrders } from '#features/orders/files/export-orders.server.ts';
import { orderEntriesContent } from '#features/products/order-entries.content.server.ts';
import { productKind } from '#features/products/product.record.server.ts';
import { exportRecords } from '#features/records/export-records.server.ts';
import { requirementKind } from '#features/requirements/requirement.record.server.ts';
import { importSources, withContentFolder } from '#tests/content-steps.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';

const folder = withContentFolder();
const slug = 'quibblers-2026';
const file = `orders/${slug}.yaml`;
const importOrders = () => importSources([orderEntriesContent], folder);
const importAll = () => importSources([orderEntriesContent, familiesContent], folder);

const quibblers: NewOrder = {
  kind: 'order',
  number: 'S.O. 1(E)',
  title: 'Quibblers: an "Order"',
  subject: null,
  slug,
  authority: null,
  authorityName: 'Ministry of Quibbles',
  authorityShort: 'MoQ',
  signedOn: null,
  publishedOn: '2026-01-05',
  link: null,
  source: 'egazette',
  confidence: 'gazette',
  note: null,
  clause: null,
  lines: ['bis_isi 235'],
  exemptions: [
    {
      ...{
        kind: 'research',
        by: null,
        appliesTo: 'import',
        condition: 'For tests: never "for sale".',
        upTo: 'Up to 200.',
      },
      ...{ quantity: 200, unit: 'units', period: 'year', freesAll: false, until: '2032-01-01', note: null },
      ...{ source: 'egazette', confidence: 'gazette' },
    },
  ],
  entries: [
    {
      ...{ list: 'bis_isi', product: 'quibbler', name: 'Quibblers, all' },
      ...{ standards: ['is-1166'], families: ['led-bulb'], strength: 'covers' },
    },
  ],
  beginnings: [
    { on: '2031-01-01', audiences: ['large', 'import'] },
    { on: null, audiences: ['small'] },
  ],
  checkedOn: '2026-02-01',
  checkedAgainst: 'BIS',
};

// Each imports the whole content several times.
describe('an order that the desk has recorded', { timeout: 300_000 }, () => {
  const database = withTestDatabase();

  /** All that belongs to it, as it counts for visitors. */
  async function read() {
    const [order] = await database().select().from(orders).where(eq(orders.slug, slug));
    const id = order?.id ?? 0;
    const entry = and(eq(mandatoryProducts.orderId, id), eq(mandatoryProducts.list, 'bis_isi'));
    const [row] = await database().select().from(mandatoryProducts).where(entry);
    const effects = await database().select().from(orderEffects).where(eq(orderEffects.orderId, id));
    const exempts = await database().select().from(orderExemptions).where(eq(orderExemptions.orderId, id));
    const stated = await database()
      .select({ slug: standards.slug })
      .from(mandatoryProductStandards)
      .innerJoin(standards, eq(standards.id, mandatoryProductStandards.standardId))
      .where(eq(mandatoryProductStandards.mandatoryProductId, row?.id ?? 0))
      .orderBy(mandatoryProductStandards.position);
    return {
      order: order && { title: order.title, number: order.number, status: order.status, struck: order.withdrawnOn },
      lines: await database().$count(orderLines, eq(orderLines.orderId, id)),
      exemptions: exempts.map(({ id: _id, orderId: _of, ...exemption }) => exemption),
      effects: effects.map(({ key, on, audiences, withdrawnOn }) => ({ key, on, audiences, struck: withdrawnOn })),
      entry: row && {
        key: row.key,
        name: row.listedAs,
        standards: stated.map((each) => each.slug),
        status: row.status,
      },
      families: await database().$count(familyLines, eq(familyLines.listKey, row?.listKey ?? '')),
    };
  }
  let recorded: Awaited<ReturnType<typeof read>>;

  test('is left alone by an import, of which files know nothing', async () => {
    // What nobody has changed at the desk stays as people wrote it.
    expect(await exportOrders(folder)).toEqual([]);
    await createProduct({ name: 'Quibbler', slug: 'quibbler', categories: ['Audio and video'] });
    await writeContent(async (tx, changed) => {
      const { changes } = await addOrder(tx, quibblers, 77);
      changed('order', changes.order ?? []);
    });
    recorded = await read();
    expect(recorded).toMatchObject({
      lines: 2,
      exemptions: [{ kind: 'research', quantity: 200 }],
      entry: { key: 'bis_isi quibblers-2026-1 quibbler', status: 'published' },
      families: 1,
    });
    const { leftAlone } = await importAll();
    expect(leftAlone.filter((line) => line.startsWith('families'))).toEqual([
      expect.stringMatching(/^families led-bulb: changed at the desk/),
    ]);
    expect(await read()).toEqual(recorded);
  });

  test('goes into files, from which an import makes the same again', async () => {
    const written = [
      ...(await exportRecords([productKind, familyKind, requirementKind], folder)),
      ...(await exportOrders(folder)),
    ];
    expect(written.toSorted()).toEqual([
      'authorities.yaml',
      file,
      'records/families/led-bulb.yaml',
      'records/products/quibbler.yaml',
    ]);
    expect(await exportOrders(folder)).toEqual([]);
    expect((await importAll()).leftAlone).toEqual([]);
    expect(await read()).toEqual(recorded);
    await writeContent(async (tx) => {
      await tx.execute(sql`truncate orders, products, product_families cascade`);
      await tx.execute(sql`delete from record_sources where kind in ('products', 'families')`);
    });
    await importAll();
    expect(await read()).toEqual(recorded);
    expect(await exportOrders(folder)).toEqual([]);
  });

  test('stays struck when its file still has it, and goes into the file as struck', async () => {
    const [order] = await database().select().from(orders).where(eq(orders.slug, slug));
    await writeContent(async (tx, changed) => {
      const { changes } = await strikeOrder(tx, order?.id ?? 0);
      changed('order', changes.order ?? []);
    });
    const struck = await read();
    expect(struck).toMatchObject({ order: { status: 'archived' }, entry: { status: 'archived' }, families: 0 });
    expect((await importAll()).leftAlone).toContain(`orders ${slug}: struck at the desk (${file})`);
    expect(await read()).toEqual(struck);
    expect(await exportOrders(folder)).toEqual([file]);
    expect(await readFile(join(folder, file), 'utf8')).toContain('withdrawn: ');
  });

  test('leaves its goods to another that covers them, whatever older files say', async () => {
    const mine = { ...quibblers, authorityName: null, authorityShort: null, checkedOn: null, checkedAgainst: null };
    const add = (order: NewOrder, proposal: number) =>
      writeContent(async (tx, changed) => {
        const { changes } = await addOrder(tx, order, proposal);
        changed('order', changes.order ?? []);
        return changes.order?.[0] ?? 0;
      });
    const first = await add({ ...mine, slug: 'first-2026', number: 'S.O. 2(E)', lines: [] }, 78);
    const lines = ['bis_isi first-2026-1'];
    const second = await add({ ...mine, slug: 'second-2026', number: 'S.O. 3(E)', lines, entries: [] }, 79);
    expect(await exportOrders(folder)).toEqual(['orders/first-2026.yaml', 'orders/second-2026.yaml']);
    await writeContent(async (tx, changed) => {
      const { changes } = await strikeOrder(tx, first);
      changed('order', changes.order ?? []);
    });
    const goods = async () => {
      const { orderId, status, listKey } = mandatoryProducts;
      return database().select({ orderId, status }).from(mandatoryProducts).where(eq(listKey, 'first-2026-1'));
    };
    const struck = await read();
    // The files of before the strike name them under the first order; the one that was struck before is in its file.
    const { leftAlone } = await importOrders();
    expect(leftAlone.filter((line) => line.includes(slug))).toEqual([]);
    expect(await read()).toEqual(struck);
    expect(await goods()).toEqual([{ orderId: second, status: 'published' }]);
    expect(await exportOrders(folder)).toEqual(['orders/first-2026.yaml', 'orders/second-2026.yaml']);
    await importOrders();
    expect(await goods()).toEqual([{ orderId: second, status: 'published' }]);
    expect(await exportOrders(folder)).toEqual([]);
  });
});
