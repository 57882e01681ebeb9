import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eq } from '#core/drizzle.ts';
import { addDays, longDate, todayInIndia } from '#core/time/dates.ts';
import { db } from '#db/client.server.ts';
import { type NameChanges, writeContent } from '#db/content/write-content.server.ts';
import { orderEffects, requirementPeriods } from '#db/schema/orders.ts';
import { writeRelease } from '#features/open-data/write-release.server.ts';
import { audiences } from '#features/orders/order-kinds.schema.ts';
import { emptyContent } from '#tests/factories/empty-content.ts';
import { commences, createOrder } from '#tests/factories/order.ts';
import { createProduct } from '#tests/factories/product.ts';
import { inState } from '#tests/factories/requirement.ts';
import { readCalendar } from '#tests/read-calendar.ts';
import { withSite } from '#tests/server.ts';

const site = withSite();
const kettle = { list: 'bis_isi', key: '900' };
const iron = { list: 'bis_isi', key: '901' };
const began = addDays(todayInIndia(), -100);
const pausedUntil = addDays(todayInIndia(), 200);
let folder: string;
let kettleOrder: number;

const day = (date: string) => longDate(date, 'en');
const pageOf = async (path: string) => (await site.get(path)).text();
const text = async (path: string) => (await pageOf(path)).replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
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
    await createProduct({ name, requirements: [inState('listed', { list: line.list, listKey: line.key })] });
    const title = `${name}s (Quality Control) Order`;
    const { id } = await createOrder({
      title,
      slug: `${name.toLowerCase()}s`,
      publishedOn: began,
      lines: [line],
      effects: [commences(began)],
    });
    if (name === 'Kettle') kettleOrder = id;
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
  site.cache.invalidate();
  await expect.poll(() => text('/products/kettle'), { timeout: 5_000 }).toContain(day(pausedUntil));
  expect(await text('/products/iron')).not.toContain(day(pausedUntil));

  const { products } = await (await site.get('/api/products?state=paused')).json();
  expect(JSON.stringify(products)).toContain('kettle');
  expect(await pageOf('/products?state=paused')).toContain('href="/products/kettle"');
  expect(await text('/products/kettle/timeline')).toContain(day(pausedUntil));
  expect(await text('/orders/kettles')).toContain(day(pausedUntil));
  expect(await text('/orders/calendar')).toContain('Kettles (Quality Control) Order');
  const events = readCalendar(await pageOf('/orders/calendar.ics'));
  expect(events.map(({ title }) => title).join()).toContain('Kettles');

  await writeRelease();
  const dates = await pageOf('/open-data/order-dates.csv');
  expect(dates).toMatch(new RegExp(`paused.*${pausedUntil}`));
  expect(await pageOf('/open-data/order-effects.csv')).toMatch(new RegExp(`pause.*${pausedUntil}`));
  expect(await named(iron.key)).toEqual(others);
});
