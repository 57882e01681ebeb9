import { expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { byContentVersion } from './by-content-version.server.ts';
import { writeInVain } from './write-content.server.ts';

withTestDatabase();

/** A cached function whose value tells for which language and day it was loaded, and as which load. */
function loads() {
  let count = 0;
  return byContentVersion(async (language, today) => `${++count}: ${language} on ${today}`);
}

test('a value of one database is not given to the next, which has the same version', async () => {
  const cached = loads();
  await cached('en', '2026-09-30');
  await closeDatabase();
  openDatabase(await cloneDatabase(inject('adminUrl'), inject('template'), `t_versions_${process.pid}`));
  expect(await cached('en', '2026-09-30')).toBe('2: en on 2026-09-30');
});

test('a value is loaded once for each language, however many callers need it at once', async () => {
  const cached = loads();
  const both = await Promise.all([cached('en', '2026-09-30'), cached('en', '2026-09-30')]);
  expect(both).toEqual(Array(2).fill('1: en on 2026-09-30'));
  expect(await cached('hi', '2026-09-30')).toBe('2: hi on 2026-09-30');
  expect(await cached('en', '2026-09-30')).toBe('1: en on 2026-09-30');
});

test('a value is loaded again after a write of public content', async () => {
  const cached = loads();
  await cached('en', '2026-09-30');
  await createProduct();
  expect(await cached('en', '2026-09-30')).toBe('2: en on 2026-09-30');
  expect(await cached('en', '2026-09-30')).toBe('2: en on 2026-09-30');
});

test('a preview loads a value once, and nobody else gets it', async () => {
  const cached = loads();
  const seen = await writeInVain(
    () => Promise.resolve(),
    async () => [await cached('en', '2026-09-30'), await cached('en', '2026-09-30')],
  );
  expect(seen).toEqual(Array(2).fill('1: en on 2026-09-30'));
  expect(await cached('en', '2026-09-30')).toBe('2: en on 2026-09-30');
});

test('a value is loaded again for another day', async () => {
  const cached = loads();
  await cached('en', '2026-09-30');
  expect(await cached('en', '2026-10-01')).toBe('2: en on 2026-10-01');
  expect(await cached('en', '2026-10-01')).toBe('2: en on 2026-10-01');
});

test('a load that fails is tried again by the next caller', async () => {
  let isBroken = true;
  const cached = byContentVersion(async () => {
    if (isBroken) throw new Error('the load fails');
    return 'loaded';
  });
  await expect(cached('en')).rejects.toThrow('the load fails');
  isBroken = false;
  expect(await cached('en')).toBe('loaded');
});
