import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { and, eq } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { type NameChanges, writeContent } from '#db/content/write-content.server.ts';
import { mandatoryProductStandards, mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { orderEffects, orderLines, orders } from '#db/schema/orders.ts';
import { requirementPeriods } from '#db/schema/requirement-periods.ts';
import { standards } from '#db/schema/standards.ts';
import { writeRelease } from '#features/open-data/write-release.server.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { onlyRow } from '#tests/factories/only-row.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { createStandard } from '#tests/factories/standard.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '900' };
const iron = { list: 'bis_isi', key: '901' };
const began = addDays(todayInIndia(), -100);
const pausedUntil = addDays(todayInIndia(), 200);
let folder: string;
let kettleId: number;
let kettleOrder: number;

const day = (date: string) => longDate(date, 'en');
const pageOf = async (path: string) => (await site.get(path)).text();
const text = async (path: string) => (await pageOf(path)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** The first answer after a write may still be the old page. */
const soon = (path: string, read: (path: string) => Promise<string> = text) => {
  site.cache.invalidate();
  return expect.poll(() => read(path), { timeout: 90_000 });
};
const titlesOf = async (path: string) =>
  readCalendar(await pageOf(path))
    .map(({ title }) => title)
    .join();
const named = async (name: string) =>
  db().select({ id: requirementPeriods.id }).from(requirementPeriods).where(eq(requirementPeriods.listKey, name));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plain-write-'));
  vi.stubEnv('DATA_DIR', folder);
  await emptyContent();
  for (const [name, line] of [
    ['Kettle', kettle],
    ['Iron', iron],
  ] as const) {
    const product = await createProduct({
      name,
      requirements: [inState('listed', { list: line.list, listKey: line.key })],
    });
    const title = `${name}s (Quality Control) Order`;
    const { id } = await createOrder({
      title,
      slug: `${name.toLowerCase()}s`,
      publishedOn: began,
      lines: [line],
      effects: [commences(began)],
    });
    if (name === 'Kettle') [kettleId, kettleOrder] = [product.id, id];
  }
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Nothing but the row: whatever the site says about it follows from the write. */
const addPause = (name: (changed: NameChanges) => void) =>
  writeContent(async (tx, changed) => {
    await tx.insert(orderEffects).values({
      ...{ orderId: kettleOrder, targetId: kettleOrder, position: 1, kind: 'pause', audiences: [...audiences] },
      ...{ on: todayInIndia(), until: pausedUntil, recordedOn: began, confidence: 'gazette' },
    });
    name(changed);
  });

test('an effect that somebody adds shows everywhere at once, and no other entry is derived again', async () => {
  expect(await text('/products/kettle')).toContain('In force');
  const others = await named(iron.key);
  await addPause((changed) => changed('order', [kettleOrder]));
  await soon('/products/kettle').toContain(day(pausedUntil));
  expect(await text('/products/iron')).not.toContain(day(pausedUntil));

  const { products } = await (await site.get('/api/products?state=paused')).json();
  expect(JSON.stringify(products)).toContain('kettle');
  expect(await pageOf('/products?state=paused')).toContain('href="/products/kettle"');
  expect(await text('/products/kettle/timeline')).toContain(day(pausedUntil));
  expect(await text('/orders/kettles')).toContain(day(pausedUntil));
  expect(await text('/orders/calendar')).toContain('Kettles (Quality Control) Order');
  expect(await titlesOf('/orders/calendar.ics')).toContain('Kettles');

  await writeRelease();
  const dates = await pageOf('/open-data/order-dates.csv');
  expect(dates).toMatch(new RegExp(`paused.*${pausedUntil}`));
  expect(await pageOf('/open-data/order-effects.csv')).toMatch(new RegExp(`pause.*${pausedUntil}`));
  expect(await named(iron.key)).toEqual(others);
});

const cordless = { list: 'bis_isi', listKey: '902' };

test('an order that somebody adds for rows that stand in a list shows everywhere', async () => {
  await createProduct({ name: 'Cordless kettle', requirements: [inState('listed', cordless)] });
  const begins = addDays(todayInIndia(), 150);
  await writeContent(async (tx, changed) => {
    const facts = { recordedOn: began, confidence: 'gazette' as const };
    const row = { slug: 'cordless', kind: 'order' as const, title: 'Cordless Order', publishedOn: began, ...facts };
    const { id } = onlyRow(await tx.insert(orders).values(row).returning());
    await tx.insert(orderLines).values({ orderId: id, ...cordless });
    const effect = { orderId: id, targetId: id, position: 0, kind: 'commence' as const, audiences: [...audiences] };
    await tx.insert(orderEffects).values({ ...effect, on: begins, ...facts });
    changed('order', [id]);
  });
  for (const path of ['', '/timeline']) await soon(`/products/cordless-kettle${path}`).toContain(day(begins));
  expect(await pageOf('/products?state=upcoming')).toContain('href="/products/cordless-kettle"');
  await soon('/orders').toContain('Cordless Order');
  await soon('/orders/calendar').toContain('Cordless Order');
  await soon('/orders/calendar.ics', titlesOf).toContain('Cordless');
  await writeRelease();
  await soon('/open-data/orders.csv', pageOf).toContain('Cordless Order');
  await soon('/open-data/order-dates.csv', pageOf).toContain(begins);
});

test('a requirement that somebody adds shows everywhere, and stands under its standards, old and new', async () => {
  const older = await createStandard({ number: 'IS 302', slug: 'is-302' });
  const [kettles] = await db().select().from(mandatoryProducts).where(eq(mandatoryProducts.listKey, kettle.key));
  const line = { list: 'bis_isi', listKey: '903' };
  const id = await writeContent(async (tx, changed) => {
    await tx.insert(orderLines).values({ orderId: kettleOrder, ...line });
    const row = { ...line, productId: kettleId, serviceId: kettles?.serviceId ?? 0, listedAs: 'Travel kettle' };
    const requirement = onlyRow(await tx.insert(mandatoryProducts).values(row).returning());
    const link = { mandatoryProductId: requirement.id, standardId: older.id, position: 1 };
    await tx.insert(mandatoryProductStandards).values(link);
    changed('requirement', [requirement.id]);
    changed('order', [kettleOrder]);
    return requirement.id;
  });
  await soon('/products/kettle').toContain('IS 302');
  await soon('/standards/is-302').toContain('Kettle');
  expect(await pageOf('/search?q=IS+302')).toContain('href="/products/kettle"');
  expect(await named(line.listKey)).toHaveLength((await named(kettle.key)).length);

  await writeContent(async (tx, changed) => {
    const row = { slug: 'is-15000', number: 'IS 15000', baseNumber: '15000' };
    const newer = onlyRow(await tx.insert(standards).values(row).returning());
    await tx.insert(mandatoryProductStandards).values({ mandatoryProductId: id, standardId: newer.id, position: 0 });
    changed('standard', [newer.id]);
    changed('requirement', [id]);
  });
  await soon('/standards/is-15000').toContain('Kettle');
  await soon('/products/kettle').toMatch(/IS 15000.*IS 302/);
  expect(await text('/standards/is-15000/timeline')).toContain(day(began));
  await writeRelease();
  await soon('/open-data/requirements.csv', pageOf).toMatch(/903,kettle.*IS 15000.*IS 302/);

  await writeContent(async (tx, changed) => {
    const { mandatoryProductId, position } = mandatoryProductStandards;
    await tx.delete(mandatoryProductStandards).where(and(eq(mandatoryProductId, id), eq(position, 0)));
    changed('requirement', [id]);
  });
  await soon('/products/kettle').not.toContain('IS 15000');
  await soon('/standards/is-15000').not.toContain('Kettle');
});
