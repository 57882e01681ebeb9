import { expect, inject, test } from 'vitest';
import { closeDatabase, openDatabase } from '#db/client.server.ts';
import { cloneDatabase } from '#tests/cluster.ts';
import { createProduct } from '#tests/factories/product.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { byContentVersion, inOneVersion, keptByContentVersion } from './by-content-version.server.ts';
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

test('a day that somebody names does not push out the value of today', async () => {
  const cached = loads();
  const today = await cached('en');
  await cached('en', '2031-01-01');
  expect(await cached('en', '2031-01-02')).toBe('3: en on 2031-01-02');
  expect(await cached('en')).toBe(today);
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

test('what only reads asks for the version once, and what it leaves running asks again', async () => {
  const cached = loads();
  const later = Promise.withResolvers<void>();
  const left = await inOneVersion(async () => {
    const first = await cached('en', '2026-09-30');
    await createProduct({ slug: 'desk-lamp' });
    expect([first, await cached('en', '2026-09-30')]).toEqual(Array(2).fill('1: en on 2026-09-30'));
    return [later.promise.then(() => cached('en', '2026-09-30'))];
  });
  later.resolve();
  expect(await left[0]).toBe('2: en on 2026-09-30');
});

test('of many values those that were asked for last are kept, until public content changes', async () => {
  const kept = keptByContentVersion<string | null>(2);
  const loaded: string[] = [];
  const get = (key: string) =>
    kept(key, async () => {
      loaded.push(key);
      return key === 'nothing' ? null : `value of ${key}`;
    });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['value of a', 'value of a', 'value of b']);
  await get('a');
  await get('nothing');
  await get('nothing');
  await get('b');
  await get('a');
  expect(loaded).toEqual(['a', 'b', 'nothing', 'nothing']);
  for (const key of ['c', 'a', 'b', 'c']) await get(key);
  expect(loaded.slice(4)).toEqual(['c', 'b', 'c']);
  await createProduct({ slug: 'floor-lamp' });
  await get('c');
  expect(loaded.slice(7)).toEqual(['c']);
});

test('of many values a preview keeps none and gets none', async () => {
  const kept = keptByContentVersion<string>(2);
  expect(await kept('a', async () => 'public')).toBe('public');
  const seen = await writeInVain(
    () => Promise.resolve(),
    async () => kept('a', async () => 'draft'),
  );
  expect([seen, await kept('a', async () => 'read again')]).toEqual(['draft', 'public']);
});
