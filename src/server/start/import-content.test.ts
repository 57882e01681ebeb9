import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { openContent } from '#core/content/content-files.server.ts';
import { and, eq } from '#core/drizzle.ts';
import { getContentVersion } from '#db/content/content-version.server.ts';
import { mandatoryProducts } from '#db/schema/mandatory-products.ts';
import { readLists } from '#features/requirements/lists/read-lists.ts';
import { withContentFolder } from '#tests/content-steps.ts';
import { withTestDatabase } from '#tests/with-test-database.ts';
import { importContent } from './import-content.ts';

const database = withTestDatabase();
const folder = withContentFolder();
beforeAll(async () => {
  await importContent({ folder });
});

async function edit(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  const before = await readFile(path, 'utf8');
  await writeFile(path, change(before));
  return () => writeFile(path, before);
}

const listed = async (list: string, key: string) => {
  const where = and(eq(mandatoryProducts.list, list), eq(mandatoryProducts.listKey, key));
  const [row] = await database().select().from(mandatoryProducts).where(where);
  return row;
};

describe('the import of the demo site', () => {
  test('changes nothing the second time and does not increase the version', async () => {
    const version = await getContentVersion(database());
    const { kinds } = await importContent({ folder });
    const wrote = Object.entries(kinds).filter(
      ([, counts]) => counts.added + counts.changed + counts.archived + (counts.removed ?? 0) > 0,
    );
    expect(wrote).toEqual([]);
    expect(Object.values(kinds).reduce((sum, { left }) => sum + left, 0)).toBeGreaterThan(5_000);
    expect(await getContentVersion(database())).toBe(version);
  });

  test('gives every row of a list its product', async () => {
    const files = openContent(folder);
    const keys = (await readLists(files)).map(({ list, key }) => `${list} ${key}`);
    const { list, listKey } = mandatoryProducts;
    const placed = await database().select({ list, listKey }).from(mandatoryProducts);
    const withProduct = new Set(placed.map((row) => `${row.list} ${row.listKey}`));
    expect(keys.filter((key) => !withProduct.has(key))).toEqual([]);
  });

  test('reports an invalid row and a list whose service does not exist, and imports nothing', async () => {
    const restoreRow = await edit('data/bis_crs.csv', (text) =>
      text.replace('IS 616:2017', 'IS six').replace('Amplifiers', 'Changed'),
    );
    const restoreLists = await edit('data/lists.csv', (text) => text.replace('bis-isi-mark', 'bis-isi'));
    const message = await importContent({ folder }).then(String, String);
    expect(message).toContain("data/bis_crs.csv:2: is_number: 'IS six' is not the number of an Indian Standard");
    expect(message).toContain("data/lists.csv:1: the list bis_isi needs a service of data/services.csv, not 'bis-isi'");
    expect((await listed('bis_crs', '1'))?.listedAs).toContain('Amplifiers');
    await Promise.all([restoreRow(), restoreLists()]);
  });
});
